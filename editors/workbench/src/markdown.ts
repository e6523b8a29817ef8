// The page of a finding: headings, paragraphs and blocks of code, all set as texts.

import { element } from "./elements";

export function paged(text: string): HTMLElement[] {
  const parts = text.split(/^```\w*\n([\s\S]*?)^```$/m);
  return parts.flatMap((part, place) =>
    place % 2 ? [element("pre", {}, part.trimEnd())] : part.split(/\n{2,}/).filter((one) => one.trim()).map(paragraph));
}

function paragraph(text: string): HTMLElement {
  const heading = /^#+ (.*)$/.exec(text.trim());
  if (heading) return element("h3", {}, ...inline(heading[1]!));
  return element("p", {}, ...inline(text.trim()));
}

function inline(text: string): (Node | string)[] {
  return text.split("`").map((part, place) => (place % 2 ? element("code", {}, part) : part.replaceAll("**", "")));
}
