// The text: CodeMirror, asking the core for findings, proposals, what is told of a place, colours.

import {
  autocompletion,
  snippetCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyField, historyKeymap, indentWithTab } from "@codemirror/commands";
import { lintGutter, setDiagnostics, type Diagnostic } from "@codemirror/lint";
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search";
import { EditorState, Prec, RangeSetBuilder, StateEffect, StateField } from "@codemirror/state";
import {
  Decoration,
  EditorView,
  hoverTooltip,
  keymap,
  lineNumbers,
  type DecorationSet,
  type Tooltip,
} from "@codemirror/view";
import type { Change, Core, Place, Problem, Proposal } from "./core";
import { element } from "./elements";
import { say } from "./words";

type Token = Place & { sort: string };

const coloured = StateEffect.define<Token[]>();
const colours = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, change) {
    for (const effect of change.effects) {
      if (!effect.is(coloured)) continue;
      const made = new RangeSetBuilder<Decoration>();
      const end = change.state.doc.length;
      for (const { from, to, sort } of effect.value) {
        if (from < to && to <= end) made.add(from, to, Decoration.mark({ class: `t-${sort}` }));
      }
      return made.finish();
    }
    return before.map(change.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

export type Hooks = {
  changed: () => void;
  moved: (offset: number) => void;
  /** Done when the core knows the text as it stands. */
  fresh: () => Promise<void>;
};

const PAUSE = 150;

/** Let Tab lead out of the text; whatever else Escape does, it does as well. */
function leaving(view: EditorView): boolean {
  view.setTabFocusMode(true);
  return false;
}

export class Text {
  readonly view: EditorView;
  file = "";

  constructor(
    parent: HTMLElement,
    private core: Core,
    private hooks: Hooks,
  ) {
    this.view = new EditorView({ parent, state: this.state("") });
  }

  private state(text: string, kept?: unknown): EditorState {
    const extensions = [
      lineNumbers(),
      history(),
      colours,
      lintGutter(),
      highlightSelectionMatches(),
      EditorState.tabSize.of(4),
      EditorView.lineWrapping,
      // What scrolls is reached with the keyboard in every browser only if it says so.
      EditorView.contentAttributes.of({ "aria-label": say("text-label"), "aria-describedby": "text-keys", tabindex: "0" }),
      // Before the proposals, which take the key for themselves while they are being looked up.
      Prec.highest(keymap.of([{ key: "Escape", run: leaving }])),
      autocompletion({ override: [(context) => this.proposals(context)], activateOnTyping: true }),
      hoverTooltip((_, offset) => this.told(offset)),
      // Whoever leaves with the keyboard presses Escape first: Tab indents. However long it takes
      // to press it, Tab leads out until something is written.
      keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap, indentWithTab]),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) {
          update.view.setTabFocusMode(false);
          this.hooks.changed();
        }
        if (update.selectionSet) this.hooks.moved(update.state.selection.main.head);
      }),
    ];
    const config = { doc: text, extensions };
    const before = kept as { doc?: string } | undefined;
    if (before && before.doc === text) {
      try {
        return EditorState.fromJSON(kept, config, { history: historyField });
      } catch {
        // What was kept is of another version: the text is there all the same.
      }
    }
    return EditorState.create(config);
  }

  show(file: string, text: string, kept?: unknown): void {
    this.file = file;
    this.view.setState(this.state(text, kept));
    void this.paint();
  }

  get text(): string {
    return this.view.state.doc.toString();
  }

  /** The text with all that can be undone, to be kept over reloads. */
  get kept(): unknown {
    return this.view.state.toJSON({ history: historyField });
  }

  async paint(): Promise<void> {
    const file = this.file;
    const tokens = await this.core.ask<Token[]>("tokens", { file });
    if (file === this.file) this.view.dispatch({ effects: coloured.of(tokens) });
  }

  problems(found: Problem[], mend: (problem: Problem) => void): void {
    const end = this.view.state.doc.length;
    const shown = found
      .filter((one) => one.file === this.file)
      .map((one): Diagnostic => ({
        from: Math.min(one.from, end),
        to: Math.min(Math.max(one.to, one.from), end),
        severity: one.severity,
        message: [one.message, one.hint].filter(Boolean).join("\n"),
        source: one.code,
        actions: one.fix ? [{ name: one.fix.title, apply: () => mend(one) }] : [],
      }));
    this.view.dispatch(setDiagnostics(this.view.state, shown));
  }

  change(edits: Change[]): void {
    const own = edits.filter((one) => one.file === this.file);
    const changes = own.map(({ from, to, insert }) => ({ from, to, insert }));
    const effects = own.slice(0, 1).map((one) => EditorView.scrollIntoView(one.from, { y: "center" }));
    this.view.dispatch({ changes });
    this.view.dispatch({ effects });
  }

  get offset(): number {
    return this.view.state.selection.main.head;
  }

  go(place: Place): void {
    const end = this.view.state.doc.length;
    const anchor = Math.min(place.from, end);
    this.view.dispatch({
      selection: { anchor, head: Math.min(place.to, end) },
      effects: EditorView.scrollIntoView(anchor, { y: "center" }),
    });
    this.view.focus();
  }

  private async proposals(context: CompletionContext): Promise<CompletionResult | null> {
    const before = context.matchBefore(/[\p{L}_]+$/u);
    if (!before && !context.explicit && !/[ :]$/.test(context.state.sliceDoc(0, context.pos))) {
      return null;
    }
    // Whoever types on is proposed nothing; the core has to know the text as it stands.
    if (!context.explicit) await new Promise((done) => setTimeout(done, PAUSE));
    if (!context.aborted) await this.hooks.fresh();
    if (context.aborted) return null;
    const asked = { file: this.file, offset: context.pos };
    const found = await this.core.ask<Proposal[]>("complete", asked);
    const from = found[0]?.from ?? context.pos;
    const options = found.map((one, place): Completion => {
      const shown = { label: one.label, detail: one.gloss, type: one.sort, boost: -place / 10 };
      return one.form ? snippetCompletion(one.text, shown) : { ...shown, apply: one.text };
    });
    // What the core proposes fits already, also by what it means in another language.
    return { from, options, filter: false };
  }

  private async told(offset: number): Promise<Tooltip | null> {
    const asked = { file: this.file, offset };
    const found = await this.core.ask<(Place & { text: string }) | null>("hover", asked);
    if (!found) return null;
    const lines = found.text.split("\n").filter((line) => line && line !== "---");
    const create = (): { dom: HTMLElement } => ({
      dom: element(
        "div",
        { class: "told" },
        ...lines.map((line) => element("p", {}, line.replaceAll(/[*`]/g, ""))),
      ),
    });
    return { pos: found.from, end: found.to, create, above: true };
  }
}
