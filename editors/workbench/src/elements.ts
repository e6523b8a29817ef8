// Elements of the page. Texts are always set as texts: nothing that a pack says is ever markup.

type Given = Record<string, string | boolean | EventListener>;

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  given: Given = {},
  ...inner: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(given)) {
    if (typeof value === "function") made.addEventListener(key, value);
    else if (typeof value === "boolean") made.toggleAttribute(key, value);
    else made.setAttribute(key, value);
  }
  made.append(...inner);
  return made;
}

export function button(text: string, done: () => void, given: Given = {}): HTMLButtonElement {
  return element("button", { type: "button", click: done, ...given }, text);
}

/** A drawing as a picture: inside one, no script runs and nothing is fetched. */
export function picture(drawing: string, alt: string): HTMLImageElement {
  const address = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  return element("img", { src: address, alt });
}

export function fill(place: Element, ...inner: (Node | string)[]): void {
  place.replaceChildren(...inner);
}
