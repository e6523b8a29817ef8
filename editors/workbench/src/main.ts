// The page: what is kept, what is shown, and what is asked of the core when something changes.

import { beginnings, exampleForm, type Made } from "./beginning";
import { Core, ENDED, type Change, type Item, type Problem } from "./core";
import { Disk, type Conflict } from "./disk";
import { Text } from "./editor";
import { button, element, fill } from "./elements";
import { paged, type Part } from "./markdown";
import * as panels from "./panels";
import * as store from "./store";
import { LANGUAGES, language, say, speak, type Language } from "./words";

const PANELS = ["findings", "texts", "card", "examples", "game"] as const;
type Panel = (typeof PANELS)[number];

const PAUSE = 150;
const MEETING = 1_000;
const MANIFEST = "pack.yaml";
const EMBEDDED = new URLSearchParams(location.search).has("embed");

class Page {
  private files: store.Files = {};
  private beside: store.Files = {};
  /** The pictures that the core knows of. */
  private pictured: store.Files | null = null;
  private states: Record<string, unknown> = {};
  private found: { problems: Problem[]; items: Item[] } = { problems: [], items: [] };
  private core!: Core;
  private text!: Text;
  private panel: Panel = "findings";
  private waiting = 0;
  private asked = 0;
  private isStale = false;
  private desk!: panels.Desk;
  private disk: Disk | null = null;
  private packs: string[] = [];

  async begin(): Promise<void> {
    await speak(language);
    this.core = new Core({
      progress: (loaded, total) => this.loading(loaded, total),
      language: () => language,
      late: (is) => this.late(is),
    });
    const place = document.querySelector<HTMLElement>("#text")!;
    this.text = new Text(place, this.core, {
      changed: () => this.changed(),
      moved: (offset) => panels.mark(this.body("texts"), this.text.file, offset),
      fresh: () => this.fresh(),
    });
    this.desk = {
      core: this.core,
      go: (where) => {
        if (where.file in this.beside) this.showPicture(where.file);
        else this.go(where.file, () => this.text.go(where));
      },
      mend: (problem) => void this.mend(problem),
      mendAll: () => void this.mendAll(),
      insert: (line) => void this.insert(line),
      edit: (edits) => this.edit(edits),
      fresh: () => this.fresh(),
      explain: (problem) => void this.explain(problem),
      newExample: () => void this.newExample(),
    };
    this.packs = await Disk.packs();
    // What is embedded in another page must not take the place of the reader's own work.
    const before = this.packs.length || EMBEDDED ? null : store.kept();
    if (this.packs.length) await this.serve(0);
    else if (before) this.take(before, before.active, before.states, false);
    else this.take(empty(), "", {}, false);
    if (!this.disk && !EMBEDDED) store.watch(() => this.elsewhere());
    this.frame();
    void this.offered();
    window.addEventListener("hashchange", () => void this.offered());
    this.core.ready.then(
      () => document.body.classList.add("ready"),
      (fault: Error) => fill(document.querySelector("#loading")!, say("broken"), " ", fault.message),
    );
  }

  // ---- the frame ------------------------------------------------------------------------------

  private frame(): void {
    document.title = say("title");
    fill(document.querySelector("h1")!, say("title"));
    fill(document.querySelector("#text-keys")!, say("text-keys"));
    fill(document.querySelector("#lead")!, say(this.disk ? "lead-served" : "lead"));
    const choice = element("select", { "aria-label": say("language"), change: () => {
      void speak(choice.value as Language).then(() => this.spoken());
    } }, ...LANGUAGES.map((one) => element("option", { value: one, selected: one === language }, one)));
    fill(
      document.querySelector("#acts")!,
      button(say("new"), () => void this.gallery()),
      ...(this.disk ? [] : [button(say("open"), () => this.open())]),
      button(say("download"), () => this.download()),
      button(say("share"), () => void this.share()),
      button(say("layout"), () => void this.layout()),
      ...(this.disk ? this.served() : this.alone()),
      choice,
    );
    this.tabs();
    panels.sentenceBox(document.querySelector("#sentence")!, this.desk);
    panels.game(this.body("game"), this.desk);
    this.fileTabs();
  }

  /** What only a page without a folder behind it offers: its work is another's at a click. */
  private alone(): HTMLElement[] {
    return [
      button(say("bring-back"), () => this.bringBack()),
      button(say("start-over"), () => this.startOver()),
    ];
  }

  private served(): HTMLElement[] {
    const link = element("a", { href: "../rulebook/" }, say("rulebook"));
    const choice = element("select", { "aria-label": say("pack"), change: () => {
      void this.serve(choice.selectedIndex);
    } }, ...this.packs.map((one) => element("option", {}, one)));
    return this.packs.length > 1 ? [choice, link] : [link];
  }

  // ---- a folder on this machine ---------------------------------------------------------------

  private async serve(pack: number): Promise<void> {
    if (this.disk) await this.meet();
    this.disk = await Disk.open(pack);
    this.take(this.disk.pack);
    if (!this.meeting) this.meeting = window.setInterval(() => void this.meet(), MEETING);
  }

  private meeting = 0;
  private isMeeting = false;

  private async meet(): Promise<void> {
    const disk = this.disk;
    if (!disk || this.isMeeting || document.querySelector("dialog")) return;
    this.isMeeting = true;
    const sent = { ...this.files };
    try {
      const { files, conflicts } = await disk.meet(sent);
      const changed = Object.keys({ ...files, ...sent }).filter((name) => files[name] !== sent[name]);
      if (disk === this.disk) for (const name of changed) this.arrived(name, sent[name], files[name]);
      if (disk === this.disk && disk.pack.beside !== this.beside) this.lay(disk.pack.beside);
      if (conflicts[0]) this.settle(disk, conflicts[0]);
      this.unkept(false);
    } catch {
      this.unkept(true);
    } finally {
      this.isMeeting = false;
    }
  }

  /** Take what somebody wrote on the disk, unless the file was changed here in the meantime. */
  private arrived(name: string, before: string | undefined, text: string | undefined): void {
    if (this.files[name] !== before) return;
    if (text !== undefined && name === this.text.file) return this.replace(name, text);
    if (text === undefined) delete this.files[name];
    else this.files[name] = text;
    if (name === this.text.file) this.take(this.work);
    this.fileTabs();
    void this.analyse();
  }

  private unkept(is: boolean): void {
    document.querySelector("#disk")!.textContent = is ? say("not-written") : "";
  }

  private settle(disk: Disk, { file, theirs }: Conflict): void {
    const take = (): void => {
      const mine = this.files[file];
      disk.seen(file);
      this.arrived(file, mine, theirs ?? undefined);
    };
    this.dialog(
      say("conflict", { file }),
      element("p", {}, say("conflict-lead")),
      element("pre", {}, theirs ?? say("conflict-gone")),
      this.closing(say("conflict-theirs"), take),
      this.closing(say("conflict-mine"), () => disk.seen(file)),
    );
  }

  private tabs(): void {
    const chosen = (panel: Panel) => String(panel === this.panel);
    fill(
      document.querySelector("#tabs")!,
      ...PANELS.map((panel) =>
        button(say(`panel-${panel}`), () => this.choose(panel), {
          role: "tab",
          id: `tab-${panel}`,
          "aria-selected": chosen(panel),
          "aria-controls": `panel-${panel}`,
          tabindex: panel === this.panel ? "0" : "-1",
          keydown: (event) => this.step(event as KeyboardEvent),
        }),
      ),
    );
    for (const panel of PANELS) this.body(panel).hidden = panel !== this.panel;
  }

  private step(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const place = (PANELS.indexOf(this.panel) + by + PANELS.length) % PANELS.length;
    this.choose(PANELS[place]!);
    document.getElementById(`tab-${this.panel}`)?.focus();
  }

  private choose(panel: Panel): void {
    this.panel = panel;
    this.tabs();
    this.fillPanel();
  }

  private body(panel: Panel): HTMLElement {
    return document.querySelector<HTMLElement>(`#panel-${panel}`)!;
  }

  private spoken(): void {
    panels.forget();
    this.frame();
    this.text.show(this.text.file, this.files[this.text.file] ?? "", this.text.kept);
    void this.analyse();
  }

  private loading(loaded: number, total: number): void {
    const megabytes = (bytes: number): string =>
      (bytes / 1e6).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const values = { loaded: megabytes(loaded), total: megabytes(total) };
    fill(document.querySelector("#loading")!, say(loaded < total ? "loading" : "starting", values));
  }

  private fileTabs(): void {
    const list = Object.keys(this.files).map((file) =>
      button(file, () => this.go(file), { "aria-pressed": String(file === this.text.file) }),
    );
    const pictures = Object.keys(store.pictures(this.beside)).map((name) => button(name, () => this.showPicture(name)));
    fill(document.querySelector("#files")!, ...list, ...pictures);
  }

  // ---- what lies beside the texts -------------------------------------------------------------

  private lay(beside: store.Files): void {
    this.beside = beside;
    this.fileTabs();
    this.keep();
    void this.analyse();
  }

  private showPicture(name: string): void {
    const image = element("img", { src: store.shown(name, this.beside[name]!), alt: name });
    const remove = (): void => {
      const { [name]: _, ...others } = this.beside;
      this.lay(others);
    };
    this.dialog(name, image, ...(this.disk ? [] : [this.closing(say("remove"), remove)]));
  }

  // ---- texts ----------------------------------------------------------------------------------

  private take({ files, beside }: store.Pack, active = "", states: Record<string, unknown> = {}, isNew = true): void {
    this.files = { ...files };
    this.beside = beside;
    this.states = { ...states };
    panels.forget();
    const rules = Object.keys(files).find((name) => name.endsWith(".regola"));
    const file = active in files ? active : (rules ?? Object.keys(files)[0] ?? MANIFEST);
    this.text.show(file, files[file] ?? "", states[file]);
    this.fileTabs();
    // Whoever only looks takes nothing from another page.
    if (isNew) this.keep();
    void this.analyse();
  }

  private go(file: string, then: () => void = () => {}): void {
    if (file !== this.text.file && file in this.files) {
      this.states[this.text.file] = this.text.kept;
      this.text.show(file, this.files[file]!, this.states[file]);
      this.text.problems(this.found.problems, this.desk.mend);
      this.fileTabs();
    }
    then();
  }

  private changed(): void {
    this.files[this.text.file] = this.text.text;
    this.isStale = true;
    this.busy(true);
    clearTimeout(this.waiting);
    this.waiting = window.setTimeout(() => void this.analyse(), PAUSE);
    this.keep();
  }

  private keep(): void {
    if (this.disk || EMBEDDED) return;
    const done = store.keep(this.work);
    if (done === "elsewhere") this.elsewhere();
    else if (done === "full" && store.keep({ ...this.work, states: {} }) === "full") this.tell(say("not-kept"));
  }

  private get work(): store.Kept {
    const states = { ...this.states, [this.text.file]: this.text.kept };
    return { files: this.files, beside: this.beside, active: this.text.file, states };
  }

  // ---- the same work on two pages -------------------------------------------------------------

  /** Another page has kept other work: nothing of it is lost before somebody has chosen. */
  private elsewhere(): void {
    fill(
      document.querySelector("#elsewhere")!,
      say("elsewhere"),
      " ",
      button(say("elsewhere-theirs"), () => this.takeTheirs()),
      " ",
      button(say("elsewhere-mine"), () => this.keepMine()),
    );
  }

  private takeTheirs(): void {
    const mine = this.work;
    const theirs = store.kept();
    fill(document.querySelector("#elsewhere")!);
    store.setAside(mine);
    if (theirs) this.take(theirs, theirs.active, theirs.states, false);
  }

  private keepMine(): void {
    store.setAside();
    store.kept();
    fill(document.querySelector("#elsewhere")!);
    this.keep();
  }

  /** Mend a finding; where more was written since, the same one as it stands now. */
  private async mend(problem: Problem): Promise<void> {
    let meant: Problem | undefined = problem;
    if (this.isStale) {
      await this.fresh();
      const alike = this.found.problems.filter((one) => one.code === problem.code && one.message === problem.message);
      const away = (one: Problem): number => Math.abs(one.from - problem.from);
      [meant] = alike.filter((one) => one.file === problem.file).sort((one, other) => away(one) - away(other));
    }
    if (meant?.fix) await this.edit(meant.fix.edits);
  }

  /** Done when the core knows the text as it stands. */
  private async fresh(): Promise<void> {
    if (!this.isStale) return;
    clearTimeout(this.waiting);
    await this.analyse();
  }

  private async edit(edits: Change[]): Promise<void> {
    const others = edits.filter((one) => one.file !== this.text.file && one.file in this.files);
    for (const one of [...others].sort((left, right) => right.from - left.from)) {
      const text = this.files[one.file]!;
      this.files[one.file] = text.slice(0, one.from) + one.insert + text.slice(one.to);
    }
    this.text.change(edits);
    this.changed();
    await this.fresh();
  }

  /** Put a rule in where somebody writes: the core knows which item that is. */
  private async insert(line: string): Promise<void> {
    await this.fresh();
    const edits = await this.core.ask<Change[]>("insert", { file: this.text.file, offset: this.text.offset, line });
    if (!edits[0]) return this.tell(say("no-place"));
    this.go(edits[0].file);
    await this.edit(edits);
  }

  private async mendAll(): Promise<void> {
    await this.fresh();
    const mended = await this.core.ask<store.Files>("mend");
    for (const [file, text] of Object.entries(mended)) this.replace(file, text);
  }

  private replace(file: string, text: string): void {
    this.go(file, () => {
      const whole = { file, from: 0, to: this.text.text.length, insert: text };
      if (text !== this.text.text) this.text.change([whole]);
    });
  }

  private async layout(): Promise<void> {
    await this.fresh();
    const { file } = this.text;
    const text = await this.core.ask<string | null>("format", { file });
    if (text === null) this.tell(say("no-layout"));
    else this.replace(file, text);
  }

  private async analyse(): Promise<void> {
    const number = ++this.asked;
    this.isStale = false;
    this.busy(true);
    const { beside } = this;
    const told = beside === this.pictured ? {} : { pictures: store.pictures(beside) };
    const found = await this.core.ask<typeof this.found>("put", { files: this.files, ...told }).catch(() => null);
    if (found) this.pictured = beside;
    // While it was thought about, more may have been written: only the last answer counts.
    if (number !== this.asked) return;
    if (!found) return this.count(say("unchecked"));
    this.busy(this.isStale);
    this.found = found;
    this.text.problems(found.problems, this.desk.mend);
    void this.text.paint();
    this.fillPanel();
    const { length } = found.problems;
    if (!this.isStale) this.count(length ? say("count", { count: length }) : say("no-findings"));
  }

  /** Tell whether the text as it stands is still looked at: then nothing is said to be right. */
  private busy(is: boolean): void {
    document.querySelector("#count")!.setAttribute("aria-busy", String(is));
    document.body.classList.toggle("looking", is);
    if (is) this.count(say("looking"));
  }

  /** Tell how it stands, and beside the text as well while nothing is known of it. */
  private count(told: string): void {
    for (const place of document.querySelectorAll("#count, #looking")) {
      if (place.textContent !== told) place.textContent = told;
    }
  }

  private fillPanel(): void {
    const { problems, items } = this.found;
    if (this.panel === "findings") panels.findings(this.body("findings"), problems, this.desk);
    if (this.panel === "texts") panels.sentences(this.body("texts"), items, this.desk);
    if (this.panel === "card") void panels.cards(this.body("card"), items, this.desk);
    if (this.panel === "examples") panels.examples(this.body("examples"), items, this.desk);
  }

  // ---- packs come and go ----------------------------------------------------------------------

  private download(): void {
    const address = URL.createObjectURL(store.zipped(this.work));
    element("a", { href: address, download: "pack.zip" }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }

  private open(): void {
    const input = element("input", { type: "file", accept: ".zip,.regola,.yaml,.png,.jpg,.jpeg,.svg" });
    input.addEventListener("change", () => void this.opened(input.files?.[0]));
    input.click();
  }

  private async opened(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      const data = new Uint8Array(await file.arrayBuffer());
      const picture = store.pictured(file.name);
      if (picture) return this.lay({ ...this.beside, [picture]: store.encoded(data) });
      const one = { ...this.files, [file.name]: new TextDecoder().decode(data) };
      const isPack = file.name.endsWith(".zip");
      const pack = isPack ? store.unzipped(data) : { files: store.valid(one), beside: this.beside };
      if (!Object.keys(pack.files).length) throw new Error(file.name);
      this.replaceBy(() => this.take(pack));
    } catch {
      this.tell(say("no-pack"));
    }
  }

  private async share(): Promise<void> {
    const link = await store.linked(this.files);
    if (!link) return this.tell(say("too-long"));
    const field = element("input", { type: "text", readonly: true, value: link, "aria-label": say("link") });
    const frame = `<iframe src="${link.replace("#", "?embed#")}" width="100%" height="600"></iframe>`;
    const without = Object.keys(store.pictures(this.beside)).length ? [element("p", {}, say("share-without"))] : [];
    const embed = element("input", { type: "text", readonly: true, value: frame, "aria-label": say("embed") });
    const copy = button(say("copy"), () => void navigator.clipboard.writeText(link));
    this.dialog(say("share"), element("p", {}, say("share-lead")), ...without, field, copy, element("p", {}, say("embed")), embed);
  }

  /** What a link brings is shown as text first: nothing of it runs until somebody says so. */
  private async offered(): Promise<void> {
    const files = await store.sent(location.hash);
    if (!files || document.querySelector("dialog")) return;
    const shown = Object.entries(files).map(([name, text]) =>
      element("details", { open: true }, element("summary", {}, name), element("pre", {}, text)),
    );
    const take = (): void => {
      history.replaceState(null, "", location.pathname + location.search);
      const pack = { files, beside: {} };
      if (EMBEDDED) this.take(pack);
      else this.replaceBy(() => this.take(pack));
    };
    this.dialog(say("sent"), element("p", {}, say("sent-lead")), ...shown, this.closing(say("sent-open"), take));
  }

  /** Put this page's work aside, which another may not have kept, before other work replaces it. */
  private replaceBy(take: () => void): void {
    if (store.setAside(this.work)) take();
    else this.dialog(say("title"), element("p", {}, say("not-aside")), this.closing(say("go-on"), take));
  }

  private bringBack(): void {
    if (store.isElsewhere()) return this.elsewhere();
    const before = store.broughtBack();
    if (before) this.take(before, before.active, before.states);
    else this.tell(say("nothing-before"));
  }

  private startOver(): void {
    const over = (): void => this.replaceBy(() => this.take(empty()));
    this.dialog(say("start-over"), element("p", {}, say("start-over-sure")), this.closing(say("start-over"), over));
  }

  // ---- to begin with --------------------------------------------------------------------------

  private async gallery(): Promise<void> {
    const game = /^game: *(\w+)/m.exec(this.files[MANIFEST] ?? "")?.[1] ?? "";
    const parts = await beginnings(this.core, game, {
      done: (made: Made) => this.add(made.name, made.text, made.game),
      closing: (text, done, ready) => this.closing(text, done, ready),
    });
    this.dialog(say("new"), ...parts);
  }

  private async newExample(): Promise<void> {
    await this.fresh();
    const items = this.found.items.filter((one) => one.kind !== "example" && one.file === this.text.file);
    const others = this.found.items.filter((one) => one.kind !== "example");
    const closing = (text: string, done: () => void, ready: () => boolean): HTMLElement => this.closing(text, done, ready);
    const parts = await exampleForm(this.core, items.length ? items : others, closing, (told) => void this.begun(told));
    this.dialog(say("new-example"), ...parts);
  }

  private async begun(told: { file: string; title: string }): Promise<void> {
    const edits = await this.core.ask<Change[]>("begin-example", told);
    if (!edits.length) return this.tell(say("no-board"));
    panels.openBoard(told.title);
    this.go(told.file);
    await this.edit(edits);
  }

  private async explain({ code, message }: Problem): Promise<void> {
    const parts = await this.core.ask<Part[]>("explain", { code, message });
    this.dialog(code, ...paged(parts));
  }

  // ---- what takes long ------------------------------------------------------------------------

  private late(is: boolean): void {
    const place = document.querySelector("#late")!;
    if (is) fill(place, say("late"), " ", button(say("end"), () => this.end()));
    else fill(place);
  }

  private end(): void {
    document.body.classList.remove("ready");
    this.core.end();
    this.pictured = null;
    fill(document.querySelector("#late")!, say("ended"));
    this.isStale = true;
    void this.core.ready.then(() => document.body.classList.add("ready"));
  }

  private add(name: string, text: string, game: string): void {
    const files = { ...this.files, [name]: text };
    // A pack without rules may still become one for another game.
    const isBare = !Object.keys(this.files).some((one) => one.endsWith(".regola"));
    if (!(MANIFEST in files) || (isBare && files[MANIFEST] === manifest("small_world"))) files[MANIFEST] = manifest(game);
    this.take({ files, beside: this.beside }, name, { ...this.states, [this.text.file]: this.text.kept });
  }

  // ---- telling --------------------------------------------------------------------------------

  private dialog(title: string, ...inner: (Node | string)[]): void {
    const head = element("h2", { id: "dialog-title" }, title);
    const made = element("dialog", { "aria-labelledby": "dialog-title" }, head, ...inner);
    made.append(button(say("close"), () => made.close()));
    made.addEventListener("close", () => made.remove());
    document.body.append(made);
    made.showModal();
  }

  private closing(text: string, done: () => void, ready: () => boolean = () => true): HTMLButtonElement {
    const made = button(text, () => {
      if (!ready()) return made.closest("dialog")?.querySelector<HTMLInputElement>(":invalid")?.reportValidity();
      made.closest("dialog")?.close();
      return done();
    }, { class: "main" });
    return made;
  }

  private tell(text: string): void {
    this.dialog(say("title"), element("p", {}, text));
  }
}

function manifest(game: string): string {
  return `id: my_pack\nnames: {it: "Il mio pacchetto", es: "Mi paquete", en: "My pack"}\nversion: "0.1"\ngame: ${game}\n`;
}

function empty(): store.Pack {
  return { files: { [MANIFEST]: manifest("small_world") }, beside: {} };
}

if (EMBEDDED) document.body.classList.add("embed");
// A served folder is no use without its server.
if ("serviceWorker" in navigator && !document.body.dataset.served) void navigator.serviceWorker.register("service-worker.js", { type: "module" });
// Who ends what takes long knows that it has no answer.
window.addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof Error && event.reason.message === ENDED) event.preventDefault();
});
void new Page().begin();
