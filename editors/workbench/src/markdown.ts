// The page of a finding: headings, paragraphs and blocks of code, all set as texts.

import { element } from "./elements";

/** Prose, or a block of code whose words have their sorts. */
export type Part = { text: string; pieces: [string, string][] };

export function paged(parts: Part[]): HTMLElement[] {
  return parts.flatMap(({ text, pieces }) =>
    pieces.length ? [element("pre", {}, ...pieces.map(piece))] : text.split(/\n{2,}/).filter((one) => one.trim()).map(paragraph));
}

function piece([text, sort]: [string, string]): Node | string {
  return sort ? element("span", { class: `t-${sort}` }, text) : text;
}

function paragraph(text: string): HTMLElement {
  const heading = /^#+ (.*)$/.exec(text.trim());
  if (heading) return element("h3", {}, ...inline(heading[1]!));
  return element("p", {}, ...inline(text.trim()));
}

function inline(text: string): (Node | string)[] {
  return text.split("`").map((part, place) => (place % 2 ? element("code", {}, part) : part.replaceAll("**", "")));
}
