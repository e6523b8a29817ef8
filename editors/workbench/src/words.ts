// The words of the page, in the language that its reader chose; a file a language.

export const LANGUAGES = ["it", "es", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

let words: Record<string, string> = {};
export let language: Language = chosen();

function chosen(): Language {
  const known = (one: string | null): one is Language => LANGUAGES.includes(one as Language);
  const asked = new URLSearchParams(location.search).get("lang");
  if (known(asked)) return asked;
  const before = localStorage.getItem("regola-language");
  if (known(before)) return before;
  const own = navigator.languages.map((one) => one.slice(0, 2)).find(known);
  return own ?? "en";
}

export async function speak(wanted: Language): Promise<void> {
  words = await (await fetch(`words-${wanted}.json`)).json();
  language = wanted;
  localStorage.setItem("regola-language", wanted);
  document.documentElement.lang = wanted;
}

export function say(id: string, values: Record<string, string | number> = {}): string {
  const text = words[id] ?? id;
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
