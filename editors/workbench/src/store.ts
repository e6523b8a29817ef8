// What is being written is kept in the browser at every change; packs come and go as zip files.

import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

export type Files = Record<string, string>;
export type Kept = { files: Files; active: string; states: Record<string, unknown> };

const KEY = "regola-workbench";
const BEFORE = "regola-workbench-before";
const LONGEST_LINK = 16_000;
const LARGEST = 2_000_000;
const OURS = /^[\w][\w .-]*(\/[\w][\w .-]*){0,4}\.(regola|yaml|po)$/u;

/** The work as this page last read or wrote it: where it is another, another page has written it. */
let seen: string | null = null;

export function kept(): Kept | null {
  seen = localStorage.getItem(KEY);
  try {
    const found = JSON.parse(seen ?? "null");
    return found && typeof found.files === "object" ? found : null;
  } catch {
    return null;
  }
}

/** Tell whether another page of this browser has kept other work since this one looked. */
export function isElsewhere(): boolean {
  const now = localStorage.getItem(KEY);
  return now !== null && now !== seen;
}

/** Hear of it at once; without that it is found at the next change. */
export function watch(told: () => void): void {
  window.addEventListener("storage", (event) => {
    if (event.key === KEY && isElsewhere()) told();
  });
}

/** Keep the work, unless it would take the place of what another page has kept meanwhile. */
export function keep(what: Kept): "kept" | "full" | "elsewhere" {
  if (isElsewhere()) return "elsewhere";
  const text = JSON.stringify(what);
  try {
    localStorage.setItem(KEY, text);
    seen = text;
    return "kept";
  } catch {
    return "full";
  }
}

/** Put work aside before other work takes its place; it can be brought back. */
export function setAside(what?: Kept): void {
  const found = what ? JSON.stringify(what) : localStorage.getItem(KEY);
  if (found) localStorage.setItem(BEFORE, found);
}

export function broughtBack(): Kept | null {
  const before = localStorage.getItem(BEFORE);
  const now = localStorage.getItem(KEY);
  if (!before) return null;
  localStorage.setItem(KEY, before);
  if (now) localStorage.setItem(BEFORE, now);
  return kept();
}

export function zipped(files: Files): Blob {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  const data = zipSync(Object.fromEntries(entries), { mtime: new Date(1980, 0, 1, 12) });
  return new Blob([data as BlobPart], { type: "application/zip" });
}

export function unzipped(data: Uint8Array): Files {
  let left = LARGEST;
  const found = unzipSync(data, { filter: (file) => (left -= file.originalSize) > 0 });
  const names = Object.keys(found).filter((name) => !name.endsWith("/"));
  const top = names.length && names.every((name) => name.includes("/")) ? shared(names) : "";
  return valid(
    Object.fromEntries(names.map((name) => [name.slice(top.length), strFromU8(found[name]!)])),
  );
}

function shared(names: string[]): string {
  const top = `${names[0]!.split("/")[0]}/`;
  return names.every((name) => name.startsWith(top)) ? top : "";
}

/** Keep the files that may be part of a pack; of a stranger's, names and sizes are not trusted. */
export function valid(files: unknown): Files {
  const entries = Object.entries(files && typeof files === "object" ? files : {});
  const good = entries.filter(
    ([name, text]) => OURS.test(name) && typeof text === "string" && text.length < LARGEST,
  );
  return Object.fromEntries(good.slice(0, 200)) as Files;
}

async function through(data: Uint8Array, stream: CompressionStream | DecompressionStream) {
  const piped = new Blob([data as BlobPart]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

/** Return a link that holds the files, or nothing where it would be too long for people to send. */
export async function linked(files: Files): Promise<string | null> {
  const data = await through(strToU8(JSON.stringify(files)), new CompressionStream("deflate-raw"));
  let text = "";
  for (const byte of data) text += String.fromCharCode(byte);
  const packed = btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const address = new URL(location.href);
  address.hash = `pack=${packed}`;
  return address.href.length > LONGEST_LINK ? null : address.href;
}

export async function sent(hash: string): Promise<Files | null> {
  const packed = /^#pack=([\w-]+)$/.exec(hash)?.[1];
  if (!packed) return null;
  try {
    const text = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const data = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const whole = await through(data, new DecompressionStream("deflate-raw"));
    const files = whole.length < LARGEST ? valid(JSON.parse(strFromU8(whole))) : {};
    return Object.keys(files).length ? files : null;
  } catch {
    return null;
  }
}
