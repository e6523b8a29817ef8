// The other side of the page: Regola itself, in a worker. Each request has one answer.

export type Place = { file: string; from: number; to: number };
export type Change = Place & { insert: string };
export type Problem = Place & {
  code: string;
  severity: "error" | "warning" | "info";
  message: string;
  hint: string | null;
  fix: { title: string; edits: Change[] } | null;
};
export type Rule = Place & { said: Record<string, string> };
export type Item = Place & {
  kind: string;
  id: string;
  title: string;
  reference: string;
  rules: Rule[];
};
export type Proposal = Place & {
  label: string;
  text: string;
  sort: string;
  gloss: string;
  form: boolean;
};
export type Card = {
  title: string;
  kind: string;
  chips: string[];
  rules: string[];
  inner: { title: string; rules: string[] }[];
  pictures: string[];
};
export type Example = {
  played: boolean;
  holds: boolean;
  faults: (Place & { message: string })[];
  says?: string;
  lines?: { text: string; result: boolean }[];
};
export type Game = { lines: string[]; over: boolean; fault: string; scores: number[] };
export type Reading = {
  line: string;
  said: string;
  exact: boolean;
  unknown: { word: string; near: string[] }[];
  nearest: string;
};
export type Shown = { reference: string; kind: string; pack: string; name: string };
export type Form = { line: string; said: string };

type Waiting = { done: (value: unknown) => void; failed: (fault: Error) => void };
type Hooks = {
  progress: (loaded: number, total: number) => void;
  language: () => string;
  /** Told when answers are late, and when they have come. */
  late: (is: boolean) => void;
};

const LATE = 8_000;
export const ENDED = "ended";

export class Core {
  private worker!: Worker;
  private waiting = new Map<number, Waiting>();
  private last = 0;
  private clock = 0;
  ready!: Promise<void>;

  constructor(private hooks: Hooks) {
    this.start();
  }

  private start(): void {
    const worker = new Worker("worker.js", { type: "module" });
    this.worker = worker;
    this.ready = new Promise((done, failed) => {
      worker.onmessage = ({ data }) => {
        if (data.sort === "progress") this.hooks.progress(data.loaded, data.total);
        else if (data.sort === "ready") done();
        else if (data.sort === "broken") failed(new Error(data.message));
        else this.answered(data.number, data.text);
      };
    });
  }

  /** End whatever goes on there, however deep it is in it, and begin anew with nothing put. */
  end(): void {
    this.worker.terminate();
    const ended = [...this.waiting.values()];
    this.waiting.clear();
    this.watch();
    this.start();
    for (const one of ended) one.failed(new Error(ENDED));
  }

  /** Late is who has not been answered for a while since the last answer. */
  private watch(): void {
    clearTimeout(this.clock);
    this.hooks.late(false);
    if (this.waiting.size) this.clock = window.setTimeout(() => this.hooks.late(true), LATE);
  }

  async ask<Answer>(ask: string, more: Record<string, unknown> = {}): Promise<Answer> {
    await this.ready;
    const number = ++this.last;
    const text = JSON.stringify({ ask, language: this.hooks.language(), ...more });
    return new Promise((done, failed) => {
      this.waiting.set(number, { done: done as (value: unknown) => void, failed });
      this.worker.postMessage({ number, text });
      if (this.waiting.size === 1) this.watch();
    });
  }

  private answered(number: number, text: string): void {
    const waiting = this.waiting.get(number);
    this.waiting.delete(number);
    this.watch();
    const found = JSON.parse(text);
    if (found && typeof found === "object" && "fault" in found && found.fault && !("lines" in found)) {
      waiting?.failed(new Error(String(found.fault)));
    } else waiting?.done(found);
  }
}
