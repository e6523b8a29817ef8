// An example on its board: step by step, and written by clicks that change its lines in the text.

import type { Change, Core, Item } from "./core";
import { button, element, fill, picture } from "./elements";
import { say } from "./words";

type Spot = { name: string; said: string; across: number; down: number };
type Named = { name: string; said: string };
type Put = Named & { key: string };
type Shown = {
  steps: string[];
  stuck: boolean;
  faults: string[];
  drawings: { drawing: string; caption: string }[];
  spots: Spot[];
  open: string[];
  /** What steps and deeds say, in the language of the reader, by how they are written. */
  glosses: Record<string, string>;
  players: Put[];
  things: Put[];
  grounds: Named[];
  always: string[];
  own: boolean;
};

export type Writing = {
  core: Core;
  /** Put changes into the text; done when the core has taken them in. */
  edit: (edits: Change[]) => Promise<void>;
  /** Done when the core knows the text as it stands. */
  fresh: () => Promise<void>;
};

const END = Number.MAX_SAFE_INTEGER;

export class Board {
  readonly place = element("div", { class: "on-board" });
  private steps = END;
  private shown: Shown | null = null;
  private mode = "play";
  private isLess = false;
  private first = "";
  private asked = 0;
  private queue: Promise<void> = Promise.resolve();
  private readonly moment = element("p", { class: "moment", "aria-live": "polite" });
  private readonly before = button(say("step-before"), () => this.move(-1));
  private readonly after = button(say("step-after"), () => this.move(1));
  private readonly figure = element("div", { class: "figure" });
  private readonly tools = element("div", { class: "tools" });
  private readonly told = element("p", { role: "status" });

  constructor(
    public item: Item,
    private desk: Writing,
  ) {
    const steps = element("div", { class: "steps" }, this.before, this.after);
    this.place.append(steps, this.moment, this.figure, this.told, this.tools);
    void this.refresh();
  }

  /** Show the example as it stands now; where it has fewer steps, at its end. */
  async refresh(): Promise<void> {
    const number = ++this.asked;
    await this.desk.fresh();
    const asked = { file: this.item.file, title: this.item.title, steps: Math.min(this.steps, 100_000) };
    const shown = await this.desk.core.ask<Partial<Shown>>("board", asked).catch(() => ({}) as Partial<Shown>);
    if (number !== this.asked) return;
    if (!shown.steps) return fill(this.told, say("unplayable"));
    this.shown = shown as Shown;
    if (this.steps >= shown.steps.length) this.steps = END;
    this.draw();
  }

  private get number(): number {
    return Math.min(this.steps, this.shown?.steps.length ?? 0);
  }

  private move(by: number): void {
    const all = this.shown?.steps.length ?? 0;
    const wanted = Math.max(0, Math.min(this.number + by, all));
    this.steps = wanted === all ? END : wanted;
    void this.refresh();
  }

  private draw(): void {
    const { steps, stuck, faults, drawings, spots } = this.shown!;
    const { number } = this;
    const step = steps[number - 1];
    const gloss = step && this.shown!.glosses[step];
    const told = gloss ? `${gloss} (${step})` : step;
    const said = told ? say("step-of", { number, all: steps.length, step: told }) : say("step-first");
    fill(this.moment, stuck ? [said, say("step-stuck"), ...faults].join(" ") : said);
    this.moment.classList.toggle("error", stuck);
    this.before.disabled = number === 0;
    this.after.disabled = number === steps.length;
    if (spots.length && drawings.length) this.drawBoard(drawings[0]!.drawing, spots, said);
    else {
      fill(this.figure, ...drawings.map((one) =>
        element("figure", {}, picture(one.drawing, one.caption), element("figcaption", {}, one.caption))));
    }
    this.drawTools();
  }

  /** The drawing is a picture; over each space lies a button, for the keyboard and for readers. */
  private drawBoard(drawing: string, spots: Spot[], said: string): void {
    const focused = document.activeElement?.getAttribute("data-space");
    const image = picture(drawing, said);
    image.addEventListener("click", (event) => this.clicked(nearest(image, spots, event)));
    const buttons = spots.map((one) => {
      const made = button("", () => this.clicked(one.name), { "aria-label": one.said, "data-space": one.name, class: "spot" });
      made.style.left = `${100 * one.across}%`;
      made.style.top = `${100 * one.down}%`;
      return made;
    });
    fill(this.figure, image, ...buttons);
    if (focused) buttons.find((one) => one.dataset.space === focused)?.focus();
  }

  // ---- what a click does ----------------------------------------------------------------------

  private modes(): [string, string][] {
    const { players, things, grounds, own } = this.shown!;
    const isBegin = this.number === 0 || !this.shown!.steps.length;
    const put = (one: Put): [string, string] => [`count ${one.key} ${one.name}`, say(`put-${one.key}`, { name: one.said })];
    const laying: [string, string][] = isBegin ? [...players.map(put), ...things.map(put)] : [];
    const ground: [string, string][] = isBegin && own
      ? [["join", say("click-join")], ["rim", say("click-rim")],
        ...grounds.map((one): [string, string] => [`ground ${one.name}`, say("click-ground", { name: one.said })])]
      : [];
    return [["play", say("click-play")], ...laying, ...ground];
  }

  private drawTools(): void {
    const { players, steps, open, own, grounds, always } = this.shown!;
    if (!players.length) return fill(this.tools);
    const modes = this.modes();
    if (!modes.some(([key]) => key === this.mode)) this.mode = "play";
    const choice = element("select", { change: () => {
      this.mode = choice.value;
      this.first = "";
    } }, ...modes.map(([value, text]) => element("option", { value, selected: value === this.mode }, text)));
    const less = element("input", { type: "checkbox", checked: this.isLess, change: () => (this.isLess = less.checked) });
    const isEnd = this.number === steps.length;
    const parts: Node[] = [element("label", {}, say("click"), " ", choice)];
    if (modes.length > 1) parts.push(element("label", {}, less, " ", say("click-less")));
    if (own && this.number === 0) parts.push(this.adding(grounds));
    if (isEnd) parts.push(...this.going(open, always, players));
    if (steps.length && isEnd) parts.push(button(say("step-back"), () => this.change("back")));
    if (!isEnd || steps.length) {
      const where = isEnd ? 0 : END;
      parts.push(button(say(isEnd ? "to-position" : "to-end"), () => {
        this.steps = where;
        void this.refresh();
      }));
    }
    fill(this.tools, ...parts);
  }

  private adding(grounds: Named[]): HTMLElement {
    const choice = element("select", { "aria-label": say("add-space") },
      ...grounds.map((one) => element("option", { value: one.name }, one.said)));
    return element("div", { class: "row" }, choice, button(say("add-space"), () => this.change("add", { name: choice.value })));
  }

  /** What can be done where the example ends so far: a click writes it as its next step. */
  private going(open: string[], always: string[], players: Put[]): Node[] {
    const own = element("input", { type: "text", value: "play: " });
    const go = (event: Event): void => {
      event.preventDefault();
      this.change("step", { text: own.value.trim() });
    };
    const deeds = [...new Set([...open, ...always])].map((one) => this.deed(one));
    const had = [...new Map(players.map((one) => [one.name, one])).values()].map((one) =>
      button(say("expect", { name: one.said }), () => this.change("expect", { name: one.name })));
    return [
      element("h3", {}, say("do")),
      element("div", { class: "row" }, ...deeds),
      element("form", { submit: go, class: "row" },
        element("label", {}, say("do-other"), " ", own), element("button", { type: "submit" }, say("step-add"))),
      element("div", { class: "row" }, ...had),
      element("p", { class: "where" }, say("expect-check")),
    ];
  }

  /** A deed as it reads, and as it will be written. */
  private deed(written: string): HTMLButtonElement {
    const gloss = this.shown!.glosses[written];
    const made = button(gloss ? `${gloss} ` : "", () => this.change("step", { text: `play: ${written}` }));
    made.append(element("code", { lang: "en" }, written));
    return made;
  }

  private clicked(space: string | undefined): void {
    if (!space || !this.shown?.players.length) return;
    const [how, key = "", name = ""] = this.mode.split(" ");
    if (how === "count") return this.change("count", { key, name, space, by: this.isLess ? -1 : 1 });
    if (how === "ground") return this.change("ground", { space, name: key });
    if (how === "rim") return this.change("rim", { space });
    if (how === "join") return this.join(space);
    this.play(space);
  }

  private join(space: string): void {
    if (!this.first || this.first === space) {
      this.first = space;
      return fill(this.told, say("join-other", { name: space }));
    }
    this.change("join", { space: this.first, other: space });
    this.first = "";
  }

  /** Play what is open on a space; of several deeds the list below says which there are. */
  private play(space: string): void {
    const { open, steps } = this.shown!;
    const there = this.number === steps.length ? open.filter((one) => one.split(" ").includes(space)) : [];
    if (there.length) this.change("step", { text: `play: ${there[0]}` });
    else fill(this.told, say(this.number === steps.length ? "nothing-there" : "not-at-end", { name: space }));
  }

  /** Clicks come one after the other: each is meant for the text that those before it left. */
  private change(how: string, told: Record<string, unknown> = {}): void {
    fill(this.told);
    this.queue = this.queue.then(async () => {
      await this.desk.fresh();
      const { file, title } = this.item;
      const edits = await this.desk.core.ask<Change[]>("change", { file, title, how, told });
      if (!edits.length) return fill(this.told, say("no-change"));
      await this.desk.edit(edits);
    }).catch(() => fill(this.told, say("unplayable")));
  }
}

/** Return the space whose middle lies nearest to a click. */
function nearest(image: HTMLImageElement, spots: Spot[], event: MouseEvent): string | undefined {
  const box = image.getBoundingClientRect();
  const away = ({ across, down }: Spot): number =>
    Math.hypot(across * box.width - (event.clientX - box.left), down * box.height - (event.clientY - box.top));
  return [...spots].sort((one, other) => away(one) - away(other))[0]?.name;
}
