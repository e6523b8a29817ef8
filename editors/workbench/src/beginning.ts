// To begin with: an official item under another id, or a short form in plain words.

import type { Core, Form, Shown } from "./core";
import { element, fill } from "./elements";
import { LANGUAGES, language, say } from "./words";

export type Made = { name: string; text: string; game: string };
type Kind = { game: string; kind: string; of: string; said: string; most: number };
type Called = { said: Record<string, string>; id: string; plural: string };
type Asked = { done: (made: Made) => void; closing: (text: string, done: () => void, ready: () => boolean) => HTMLElement };

const PAUSE = 200;

function field(label: string, input: HTMLElement): HTMLElement {
  return element("label", {}, say(label), " ", input);
}

/** The parts of the dialog; what they make is handed on. */
export async function beginnings(core: Core, game: string, asked: Asked): Promise<HTMLElement[]> {
  const [shown, kinds] = await Promise.all([core.ask<Shown[]>("gallery"), core.ask<Kind[]>("kinds")]);
  const id = element("input", { type: "text", pattern: "[a-z][a-z0-9_]*", required: true, value: "my_race" });
  return [field("new-id", id), ...copying(core, shown, id, asked), ...writing(core, kinds, game, id, asked)];
}

function copying(core: Core, shown: Shown[], id: HTMLInputElement, asked: Asked): HTMLElement[] {
  const items = element("select", {}, ...shown.map((one) =>
    element("option", { value: one.reference }, `${one.name} (${one.kind}, ${one.pack})`)));
  const copy = async (): Promise<void> =>
    asked.done(await core.ask<Made>("begin", { reference: items.value, id: id.value }));
  return [
    element("h3", {}, say("new-copy")),
    field("new-item", items),
    asked.closing(say("new-copy"), () => void copy(), () => id.checkValidity()),
  ];
}

function writing(core: Core, kinds: Kind[], game: string, id: HTMLInputElement, asked: Asked): HTMLElement[] {
  const first = kinds.findIndex((one) => one.game === game);
  const kind = element("select", { change: () => void changed() }, ...kinds.map((one, place) =>
    element("option", { value: String(place), selected: place === first }, `${one.said} (${one.of})`)));
  const singular = element("input", { type: "text", required: true, maxlength: "60", class: "singular" });
  const plural = element("input", { type: "text", maxlength: "60" });
  const gender = element("select", {}, ...["", "m", "f"].map((one) => element("option", { value: one }, say(`gender-${one || "auto"}`))));
  const count = element("input", { type: "number", min: "1", value: "5" });
  const counted = field("new-tokens", count);
  const rule = element("select", {});
  const sought = element("input", { type: "search", maxlength: "60" });
  let forms: Form[] = [];
  /** Of many rules those are shown that have all words that are sought; all, where none has. */
  const listed = (): void => {
    const words = sought.value.toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
    const told = (one: Form): string => `${one.said} ${one.line}`.toLocaleLowerCase(language);
    const fit = forms.filter((one) => words.every((word) => told(one).includes(word)));
    fill(rule, ...(fit.length ? fit : forms).map((one) => element("option", { value: one.line }, one.said)));
  };
  sought.addEventListener("input", listed);
  const called = element("dl", { class: "called", "aria-live": "polite" });
  let isOwnId = false;
  id.addEventListener("input", () => (isOwnId = true));
  const chosen = (): Kind => kinds[Number(kind.value)]!;
  const told = (): Record<string, unknown> => ({
    game: chosen().game,
    kind: chosen().kind,
    singular: singular.value,
    plural: plural.value,
    gender: gender.value,
  });
  /** Show the name as texts will say it: whether article and plural are right is heard at once. */
  const name = async (): Promise<void> => {
    const found = await core.ask<Called>("named", told());
    if (!isOwnId && found.id) id.value = found.id;
    plural.placeholder = found.plural;
    fill(called, ...LANGUAGES.flatMap((code) => found.said[code]
      ? [element("dt", {}, code), element("dd", { lang: code }, found.said[code]!)]
      : []));
  };
  const changed = async (): Promise<void> => {
    const { game: of, kind: wanted, most } = chosen();
    forms = await core.ask<Form[]>("forms", { kind: wanted, game: of });
    listed();
    counted.hidden = !most;
    count.max = String(most);
    await name();
  };
  let waiting = 0;
  const soon = (): void => {
    clearTimeout(waiting);
    waiting = window.setTimeout(() => void name(), PAUSE);
  };
  for (const one of [singular, plural, gender]) one.addEventListener("input", soon);
  const write = async (): Promise<void> => {
    const more = { id: id.value, count: counted.hidden ? "" : count.value, rule: rule.value };
    asked.done(await core.ask<Made>("write", { ...told(), ...more }));
  };
  void changed();
  const genders = field("new-gender", gender);
  genders.hidden = language === "en";
  return [
    element("h3", {}, say("new-write")),
    field("new-kind", kind),
    field("new-name", singular),
    field("new-many", plural),
    genders,
    element("p", { class: "where" }, say("new-called")),
    called,
    counted,
    field("new-rule-sought", sought),
    field("new-rule", rule),
    asked.closing(say("new-write"), () => void write(), () => [id, singular, count].every((one) => counted.hidden && one === count || one.checkValidity())),
  ];
}

/** A form for a new example: what it shows, of which item, on which board. */
export async function exampleForm(
  core: Core,
  items: { title: string; file: string; reference: string }[],
  closing: Asked["closing"],
  done: (told: { file: string; reference: string; title: string; board: string }) => void,
): Promise<HTMLElement[]> {
  const boards = await core.ask<{ name: string; said: string }[]>("boards", { file: items[0]!.file });
  const item = element("select", {}, ...items.map((one, place) => element("option", { value: String(place) }, one.title)));
  const title = element("input", { type: "text", required: true, maxlength: "60", class: "example-title" });
  const board = element("select", {}, element("option", { value: "" }, say("own-board")),
    ...boards.map((one) => element("option", { value: one.name }, one.said)));
  const make = (): void => {
    const { file, reference } = items[Number(item.value)]!;
    done({ file, reference, title: title.value.replaceAll(/["{}]/g, "").trim(), board: board.value });
  };
  return [
    field("example-title", title),
    ...(items.length > 1 ? [field("new-item", item)] : []),
    field("example-board", board),
    closing(say("new-example"), make, () => title.checkValidity()),
  ];
}

