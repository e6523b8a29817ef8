// What stands beside the text: findings, sentences, cards, examples, a game.

import { Board, type Writing } from "./board";
import type { Card, Core, Example, Game, Item, Place, Problem, Reading } from "./core";
import { button, element, fill, picture } from "./elements";
import { LANGUAGES, language, say } from "./words";

export type Desk = {
  core: Core;
  go: (place: Place) => void;
  mend: (problem: Problem) => void;
  mendAll: () => void;
  insert: (line: string) => void;
  explain: (problem: Problem) => void;
  newExample: () => void;
} & Writing;

const MOVES = 60;

export function findings(place: Element, found: Problem[], desk: Desk): void {
  if (!found.length) return fill(place, element("p", { class: "good none" }, say("no-findings")));
  const fixable = found.filter((one) => one.fix).length;
  const all = fixable > 1 ? [button(say("mend-all", { count: fixable }), desk.mendAll)] : [];
  const list = found.map((one) => {
    const page = button(one.code, () => desk.explain(one), { class: "code", "aria-label": say("explain", { code: one.code }) });
    const where = element("p", { class: "where" }, `${one.file} · `, page);
    const told = [element("p", {}, one.message), ...(one.hint ? [element("p", {}, one.hint)] : [])];
    const acts = [button(say("go"), () => desk.go(one))];
    const { fix } = one;
    if (fix) acts.push(button(fix.title, () => desk.mend(one), { class: "fix" }));
    return element("li", { class: one.severity }, where, ...told, ...acts);
  });
  fill(place, ...all, element("ul", { class: "findings" }, ...list));
}

export function sentences(place: Element, items: Item[], desk: Desk): void {
  const shown = items.filter((one) => one.rules.length);
  if (!shown.length) return fill(place, element("p", { class: "none" }, say("no-rules")));
  fill(
    place,
    ...shown.map((item) =>
      element(
        "section",
        {},
        element("h2", {}, item.title),
        ...item.rules.map((rule) =>
          element(
            "div",
            { class: "rule", "data-from": String(rule.from), "data-file": rule.file },
            ...LANGUAGES.map((code) =>
              element("p", { lang: code }, element("b", {}, code), " ", rule.said[code] ?? "–"),
            ),
            button(say("go"), () => desk.go(rule)),
          ),
        ),
      ),
    ),
  );
}

/** Show which sentence is that of the rule where the cursor stands. */
export function mark(place: Element, file: string, offset: number): void {
  let nearest: Element | null = null;
  for (const one of place.querySelectorAll<HTMLElement>(".rule")) {
    one.classList.remove("here");
    if (one.dataset.file === file && Number(one.dataset.from) <= offset) nearest = one;
  }
  nearest?.classList.add("here");
  if (!place.hasAttribute("hidden")) nearest?.scrollIntoView({ block: "nearest" });
}

export async function cards(place: Element, items: Item[], desk: Desk): Promise<void> {
  const own = items.filter((one) => one.kind !== "example");
  if (!own.length) return fill(place, element("p", { class: "none" }, say("no-items")));
  const made = await Promise.all(
    own.map((one) => desk.core.ask<Card | null>("card", { reference: one.reference })),
  );
  fill(place, ...made.flatMap((one) => (one ? [card(one)] : [])));
}

function card(made: Card): HTMLElement {
  return element(
    "article",
    { class: "card" },
    element("h2", {}, made.title),
    element("p", { class: "kind" }, made.kind),
    ...made.pictures.map((one) => picture(one, made.title)),
    element("p", { class: "chips" }, ...made.chips.map((one) => element("span", {}, one))),
    ...made.rules.map((one) => element("p", {}, one)),
    ...made.inner.flatMap((one) => [
      element("h3", {}, one.title),
      ...one.rules.map((rule) => element("p", {}, rule)),
    ]),
  );
}

const boards = new Map<string, Board>();
let listed = "";
let asked: Item[] = [];
let covered = element("div");

/** The examples, each to be played and opened on its board; a board that is open stays so. */
export function examples(place: Element, items: Item[], desk: Desk): void {
  const found = items.filter((one) => one.kind === "example");
  const now = JSON.stringify([language, ...items.map((one) => [one.file, one.title, one.kind])]);
  // What was found out holds of the text that was asked about.
  if (items !== asked) fill(covered);
  asked = items;
  for (const one of found) {
    const board = boards.get(key(one));
    if (board) {
      board.item = one;
      void board.refresh();
    }
  }
  if (now === listed) return;
  listed = now;
  boards.clear();
  const all = items.some((one) => one.kind !== "example")
    ? [button(say("new-example"), desk.newExample, { class: "new-example" })]
    : [];
  if (!found.length) return fill(place, element("p", { class: "none" }, say("no-examples")), ...all);
  fill(place, ...all, ...found.map((one) => example(one, desk)), covering(items, desk));
}

type Covered = Place & { said: string; shown: boolean };

/** Which rules some example shows: without one that none shows, all of them hold as well. */
function covering(items: Item[], desk: Desk): HTMLElement {
  const result = (covered = element("div", { "aria-live": "polite" }));
  const owners = items.filter((one) => one.kind !== "example" && one.rules.length);
  const ask = async (): Promise<void> => {
    await desk.fresh();
    const asked = owners.map(({ file, reference }) => desk.core.ask<Covered[] | null>("coverage", { file, reference }));
    const found = (await Promise.all(asked)).flatMap((one) => one ?? []);
    if (!found.length) return fill(result, element("p", {}, say("no-coverage")));
    const bare = found.filter((one) => !one.shown);
    fill(
      result,
      element("p", { class: bare.length ? "result" : "good" }, say("covered", { shown: found.length - bare.length, all: found.length })),
      ...(bare.length ? [element("p", {}, say("not-covered"))] : []),
      ...bare.map((one) => element("div", { class: "rule" }, element("p", {}, one.said), button(say("go"), () => desk.go(one)))),
    );
  };
  return element("section", { class: "covering" }, button(say("coverage"), () => void ask()), result);
}

/** Forget what is shown: what comes is another pack, or in another language. */
export function forget(): void {
  listed = "";
}

/** Open the board of an example as soon as there is one of that title. */
export function openBoard(title: string): void {
  opening = title;
}

let opening = "";

function key(one: Item): string {
  return `${one.file}/${one.title}`;
}

function example(one: Item, desk: Desk): HTMLElement {
  const result = element("div", { "aria-live": "polite" });
  const play = async (): Promise<void> => {
    await desk.fresh();
    const asked = { file: one.file, title: one.title };
    shown(result, await desk.core.ask<Example>("example", asked), desk);
  };
  const place = element("div", {});
  const opener = button(say("board-open"), () => toggle(), { "aria-expanded": "false" });
  const toggle = (): void => {
    const isOpen = boards.has(key(one));
    opener.setAttribute("aria-expanded", String(!isOpen));
    if (isOpen) {
      boards.delete(key(one));
      return fill(place);
    }
    const board = new Board(one, desk);
    boards.set(key(one), board);
    fill(place, board.place);
  };
  if (opening === one.title) {
    opening = "";
    toggle();
  }
  const acts = element("div", { class: "row" }, button(say("play"), () => void play(), { class: "play" }), opener);
  return element("section", {}, element("h2", {}, one.title), acts, result, place);
}

function shown(place: Element, made: Example, desk: Desk): void {
  if (!made.played) return fill(place, element("p", { class: "error" }, say("unplayable")));
  const verdict = made.holds
    ? element("p", { class: "good" }, say("holds"))
    : element("p", { class: "error" }, say("fails"));
  const faults = made.faults.map((one) =>
    element("p", {}, one.message, " ", button(say("go"), () => desk.go(one))),
  );
  const lines = (made.lines ?? []).map((one) =>
    element("li", { class: one.result ? "result" : "deed" }, one.text),
  );
  fill(place, verdict, ...faults, element("ol", {}, ...lines));
}

/** A game that bots play with the pack: some moves at a time, so that it can be stopped. */
export function game(place: Element, desk: Desk): void {
  const log = element("ol", { class: "log", tabindex: "0", "aria-label": say("log-label") });
  const state = element("p", { "aria-live": "polite" });
  let going = 0;
  const stop = button(say("stop"), () => (going += 1), { disabled: true });
  const start = button(say("play-game"), () => void run());
  const run = async (): Promise<void> => {
    const own = ++going;
    fill(log);
    start.disabled = true;
    stop.disabled = false;
    try {
      let made = await desk.core.ask<Game>("play", { seed: seedOf() });
      for (;;) {
        log.append(...made.lines.map((line) => element("li", kindOf(line), line.trim())));
        fill(state, made.over ? say("over", { scores: made.scores.join(" : ") }) : made.fault);
        if (made.over || made.fault || own !== going) break;
        made = await desk.core.ask<Game>("more", { moves: MOVES });
      }
      if (own !== going) fill(state, say("stopped"));
    } catch {
      fill(state, say("no-game"));
    }
    start.disabled = false;
    stop.disabled = true;
  };
  const seed = element("input", { type: "number", min: "1", value: "1" });
  const seedOf = (): number => Math.max(1, Math.floor(Number(seed.value)) || 1);
  const label = element("label", {}, say("seed"), " ", seed);
  fill(place, element("p", {}, say("game-lead")), label, start, stop, state, log);
}

function kindOf(line: string): Record<string, string> {
  const depth = line.length - line.trimStart().length;
  return { class: depth >= 6 ? "why" : depth ? "step" : "turn" };
}

/** The sentence box: written in her language, a rule comes out. */
export function sentenceBox(place: Element, desk: Desk): void {
  const input = element("input", { type: "text", "aria-label": say("sentence-label") });
  input.placeholder = say("sentence-placeholder");
  const result = element("div", { "aria-live": "polite" });
  const read = async (): Promise<void> => {
    if (!input.value.trim()) return;
    const asked = { sentence: input.value };
    const found = await desk.core.ask<Reading>("read", asked);
    if (found.line) {
      const take = button(say("take"), () => desk.insert(found.line));
      const said = found.exact ? [] : [element("p", {}, say("read-as", { said: found.said }))];
      return fill(result, ...said, element("code", {}, found.line), " ", take);
    }
    const unknown = found.unknown.map((one) =>
      element("p", {}, one.near.length ? say("unknown", { word: one.word, near: one.near.join(", ") }) : say("unknown-alone", { word: one.word })),
    );
    const near = found.nearest ? [element("p", {}, say("nearest", { said: found.nearest }))] : [];
    fill(result, element("p", {}, say("not-read")), ...unknown, ...near);
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    void read();
  };
  const ask = element("button", { type: "submit" }, say("read"));
  fill(place, element("form", { submit, lang: language }, input, ask), result);
}
