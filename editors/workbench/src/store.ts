// What is being written is kept in the browser at every change; packs come and go as zip files.

import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

export type Files = Record<string, string>;
/** The texts of a pack, and what lies beside them, such as its pictures: bytes in base 64. */
export type Pack = { files: Files; beside: Files };
export type Kept = Pack & { active: string; states: Record<string, unknown> };

const KEY = "regola-workbench";
const BEFORE = "regola-workbench-before";
const BESIDE = "-beside";
const LONGEST_LINK = 16_000;
const LARGEST = 2_000_000;
const LARGEST_PACK = 20_000_000;
const MOST = 200;
const OURS = /^[\w][\w .-]*(\/[\w][\w .-]*){0,4}\.(regola|yaml|po)$/u;

const OTHERS = /^(?!generated\/)[\p{L}\p{N}_][\p{L}\p{N}_ .-]*(\/[\p{L}\p{N}_][\p{L}\p{N}_ .-]*){0,4}$/u;
const PICTURE = /^pictures\/[^/]+\.(png|jpe?g|svg)$/iu;
const KINDS: Record<string, string> = { png: "png", jpg: "jpeg", jpeg: "jpeg", svg: "svg+xml" };

/** The work as this page last read or wrote it: where it is another, another page has written it. */
let seen: string | null = null;
/** What lies beside the texts and was last tried to be kept. */
let tried: Files | null = null;

export function kept(): Kept | null {
  seen = localStorage.getItem(KEY);
  tried = null;
  try {
    const found = JSON.parse(seen ?? "null");
    const beside = JSON.parse(localStorage.getItem(KEY + BESIDE) ?? "{}");
    return found && typeof found.files === "object" ? { ...found, beside } : null;
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
  const { beside, ...rest } = what;
  const text = JSON.stringify(rest);
  if (!wrote(KEY, text)) return "full";
  seen = text;
  if (beside === tried) return "kept";
  // It may be large: it is tried once, and people are told.
  tried = beside;
  return wrote(KEY + BESIDE, JSON.stringify(beside)) ? "kept" : "full";
}

function wrote(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Put work aside before other work takes its place; it can be brought back, if there is room. */
export function setAside(what?: Kept): boolean {
  const { beside, ...rest } = what ?? { beside: null };
  const texts = [
    what ? JSON.stringify(rest) : localStorage.getItem(KEY),
    beside ? JSON.stringify(beside) : (localStorage.getItem(KEY + BESIDE) ?? "{}"),
  ] as const;
  if (!texts[0]) return true;
  return wrote(BEFORE, texts[0]) && wrote(BEFORE + BESIDE, texts[1]);
}

export function broughtBack(): Kept | null {
  if (!localStorage.getItem(BEFORE)) return null;
  // What there is room for twice is not known: both are taken away before they change places.
  for (const end of ["", BESIDE]) {
    const [now, before] = [localStorage.getItem(KEY + end), localStorage.getItem(BEFORE + end)];
    localStorage.removeItem(BEFORE + end);
    if (before) localStorage.setItem(KEY + end, before);
    else localStorage.removeItem(KEY + end);
    if (now) localStorage.setItem(BEFORE + end, now);
  }
  return kept();
}

export function zipped({ files, beside }: Pack): Blob {
  const texts = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  const others = Object.entries(beside).map(([name, data]) => [name, decoded(data)] as const);
  const data = zipSync(Object.fromEntries([...texts, ...others]), { mtime: new Date(1980, 0, 1, 12) });
  return new Blob([data as BlobPart], { type: "application/zip" });
}

export function unzipped(data: Uint8Array): Pack {
  let left = LARGEST_PACK;
  const found = unzipSync(data, { filter: (file) => (left -= file.originalSize) > 0 });
  const names = Object.keys(found).filter((name) => !name.endsWith("/"));
  const top = names.length && names.every((name) => name.includes("/")) ? shared(names) : "";
  const entries = names.map((name) => [name.slice(top.length), found[name]!] as const);
  const ours = entries.filter(([name]) => OURS.test(name));
  const others = entries.filter(([name]) => OTHERS.test(name) && !OURS.test(name));
  return {
    files: valid(Object.fromEntries(ours.map(([name, one]) => [name, strFromU8(one)]))),
    beside: Object.fromEntries(others.slice(0, MOST).map(([name, one]) => [name, encoded(one)])),
  };
}

/** Return those of the files beside the texts that are pictures of items. */
export function pictures(beside: Files): Files {
  return Object.fromEntries(Object.entries(beside).filter(([name]) => PICTURE.test(name)));
}

/** Return the name that a picture has in a pack, or nothing where the file is none. */
export function pictured(file: string): string | null {
  const name = `pictures/${file}`;
  return PICTURE.test(name) && OTHERS.test(name) ? name : null;
}

/** Return an address that shows a picture: inside it, no script runs and nothing is fetched. */
export function shown(name: string, data: string): string {
  const end = name.split(".").pop()!.toLowerCase();
  return `data:image/${KINDS[end]};base64,${data}`;
}

export function encoded(data: Uint8Array): string {
  let text = "";
  for (const byte of data) text += String.fromCharCode(byte);
  return btoa(text);
}

function decoded(data: string): Uint8Array {
  return Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
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
  return Object.fromEntries(good.slice(0, MOST)) as Files;
}

async function through(data: Uint8Array, stream: CompressionStream | DecompressionStream) {
  const piped = new Blob([data as BlobPart]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

/** Return a link that holds the files, or nothing where it would be too long for people to send. */
export async function linked(files: Files): Promise<string | null> {
  const data = await through(strToU8(JSON.stringify(files)), new CompressionStream("deflate-raw"));
  const packed = encoded(data).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const address = new URL(location.href);
  address.hash = `pack=${packed}`;
  return address.href.length > LONGEST_LINK ? null : address.href;
}

export async function sent(hash: string): Promise<Files | null> {
  const packed = /^#pack=([\w-]+)$/.exec(hash)?.[1];
  if (!packed) return null;
  try {
    const data = decoded(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const whole = await through(data, new DecompressionStream("deflate-raw"));
    const files = whole.length < LARGEST ? valid(JSON.parse(strFromU8(whole))) : {};
    return Object.keys(files).length ? files : null;
  } catch {
    return null;
  }
}
