// The files of a folder on this machine, where `regola serve` shows the page.

import type { Files, Pack } from "./store";

type Known = { text: string; digest: string };
type Texts = Record<string, Known>;
type Answer = { files: Texts; pictures: Files };

/** What somebody else has written into a file that was being written here too. */
export type Conflict = { file: string; theirs: string | null };

/**
 * What is written goes to the disk, and what others write there comes to the page. Where both have
 * changed a file, nothing is overwritten before somebody has chosen.
 */
export class Disk {
  private known: Texts = {};
  private now: Texts = {};
  /** The pack's pictures, which are only read: another object where one of them is another. */
  private pictures: Files = {};
  private tag = "";
  private refused = new Map<string, string>();

  private constructor(private address: string) {}

  /** Names of the packs that are served, or none where the page lies on a web server. */
  static async packs(): Promise<string[]> {
    const { served } = document.body.dataset;
    return served ? (await fetch(served)).json() : [];
  }

  static async open(pack: number): Promise<Disk> {
    const disk = new Disk(`${document.body.dataset.served}/${pack}`);
    await disk.look();
    disk.known = disk.now;
    return disk;
  }

  get pack(): Pack {
    const files = Object.fromEntries(Object.entries(this.known).map(([name, one]) => [name, one.text]));
    return { files, beside: this.pictures };
  }

  private async look(): Promise<void> {
    const headers: HeadersInit = this.tag ? { "If-None-Match": this.tag } : {};
    const found = await fetch(this.address, { headers, cache: "no-store" });
    if (found.status === 304) return;
    if (!found.ok) throw new Error(String(found.status));
    this.tag = found.headers.get("ETag") ?? "";
    const answer: Answer = await found.json();
    this.now = answer.files;
    if (JSON.stringify(answer.pictures) !== JSON.stringify(this.pictures)) this.pictures = answer.pictures;
  }

  /** Bring page and disk together; give the page's files as they should be, and what to choose. */
  async meet(files: Files): Promise<{ files: Files; conflicts: Conflict[] }> {
    await this.look();
    const met: Files = { ...files };
    const conflicts: Conflict[] = [];
    for (const name of new Set([...Object.keys(files), ...Object.keys(this.now), ...Object.keys(this.known)])) {
      const [mine, theirs, base] = [files[name], this.now[name], this.known[name]];
      if (mine === theirs?.text) this.learn(name, theirs);
      else if (mine === base?.text) {
        this.learn(name, theirs);
        if (theirs) met[name] = theirs.text;
        else delete met[name];
      } else if (theirs?.digest !== base?.digest) conflicts.push({ file: name, theirs: theirs?.text ?? null });
      else if (mine !== undefined) await this.write(name, mine, base?.digest ?? null);
    }
    return { files: met, conflicts };
  }

  /** Somebody has seen what the disk holds: the next text written here goes over it. */
  seen(name: string): void {
    this.learn(name, this.now[name]);
  }

  private learn(name: string, found: Known | undefined): void {
    if (found) this.known = { ...this.known, [name]: found };
    else delete this.known[name];
  }

  private async write(name: string, text: string, before: string | null): Promise<void> {
    if (this.refused.get(name) === text) return;
    const path = name.split("/").map(encodeURIComponent).join("/");
    const body = JSON.stringify({ text, before });
    const headers = { "Content-Type": "application/json" };
    const done = await fetch(`${this.address}/${path}`, { method: "PUT", body, headers });
    this.tag = "";
    if (!done.ok) {
      this.refused.set(name, text);
      if (done.status !== 409) throw new Error(String(done.status));
      return;
    }
    const found: Known = await done.json();
    this.now = { ...this.now, [name]: found };
    // What the disk keeps may leave out what no text may hold: what is here counts as kept.
    this.learn(name, { ...found, text });
  }
}
