// The one pool of a page (or of a Node program): opens hosts when there is work, hands jobs to them, and
// ends them when nobody has asked for a minute or nobody is left to ask.

import type { Heard, Order, Said } from '../worker/protocol.js';
import type { Host } from './host.js';
import type { Landing, RungName } from './ladder.js';

/** Milliseconds without a job after which the hosts end. */
export const IDLE = 60_000;

/** What becomes of a job. */
export interface Outcomes {
  said(said: Extract<Said, { readonly id: number }>): void;
  failed(error: Error): void;
}

export interface PoolTools {
  /** Climbs the ladder, from where it ended last time; rejects where no engine runs. */
  land(known: RungName | undefined): Promise<Landing>;
  /** Workers at most; on the page's own thread there is one desk. */
  readonly most: number;
}

interface Job {
  readonly order: Order;
  readonly outcomes: Outcomes;
  readonly isHeld: () => boolean;
  host?: Host | undefined;
  /** A host has fallen over with it. */
  hasFallen: boolean;
}

export class Pool {
  readonly #tools: PoolTools;
  readonly #members = new Set<number>();
  readonly #jobs = new Map<number, Job>();
  readonly #hosts = new Set<Host>();
  #opening: Promise<void> | undefined;
  #rung: RungName | undefined;
  #lastId = 0;
  #focus = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(tools: PoolTools) {
    this.#tools = tools;
  }

  /** Where jobs are worked on, once there was one. */
  get rung(): RungName | undefined {
    return this.#rung;
  }

  /** Hosts that run. */
  get hosts(): number {
    return this.#hosts.size;
  }

  get jobs(): number {
    return this.#jobs.size;
  }

  nextId(): number {
    return ++this.#lastId;
  }

  join(member: number): void {
    this.#members.add(member);
  }

  /** Ends the hosts when it was the last one; whatever it still wanted must have been stopped. */
  leave(member: number): void {
    this.#members.delete(member);
    if (this.#focus === member) this.focus(0);
    if (this.#members.size === 0) this.#close();
  }

  /** Puts a member's jobs first. */
  focus(member: number): void {
    if (this.#focus === member) return;
    this.#focus = member;
    for (const host of this.#hosts) host.post({ focus: member });
  }

  submit(order: Order, isHeld: () => boolean, outcomes: Outcomes): void {
    clearTimeout(this.#idle);
    this.#jobs.set(order.id, { order, isHeld, outcomes, hasFallen: false });
    void this.#place(order.id);
  }

  /** Tells of a change to a job, if its host knows of it. */
  tell(id: number, heard: Heard): void {
    this.#jobs.get(id)?.host?.post(heard);
  }

  stop(id: number): void {
    this.tell(id, { stop: id });
    this.#remove(id);
  }

  #remove(id: number): void {
    const host = this.#jobs.get(id)?.host;
    this.#jobs.delete(id);
    if (host && this.#load(host) === 0) host.busy(false);
    if (this.#jobs.size > 0) return;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#close(), IDLE);
    // A program that has nothing else to do does not wait for this.
    if (typeof this.#idle === 'object') this.#idle.unref?.();
  }

  #close(): void {
    clearTimeout(this.#idle);
    for (const host of this.#hosts) host.end();
    this.#hosts.clear();
  }

  /** Gives a job to the host that has least to do, opening one where there is none or all are busy. */
  async #place(id: number): Promise<void> {
    try {
      if (this.#hosts.size === 0) await this.#open();
    } catch (error) {
      const job = this.#jobs.get(id);
      this.#remove(id);
      job?.outcomes.failed(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    const job = this.#jobs.get(id);
    if (!job || job.host) return;
    const [host] = [...this.#hosts].sort((a, b) => this.#load(a) - this.#load(b));
    // The hosts ended meanwhile.
    if (!host) return this.#place(id);
    if (this.#load(host) > 0 && this.#mayOpen()) this.#open().catch(() => undefined);
    job.host = host;
    host.busy(true);
    host.post({ order: job.order, paused: job.isHeld() });
  }

  #load(host: Host): number {
    return [...this.#jobs.values()].filter((job) => job.host === host).length;
  }

  #mayOpen(): boolean {
    const isPage = this.#rung === 'page' || this.#rung === 'page-script';
    return !isPage && this.#hosts.size < this.#tools.most;
  }

  /** Opens one more host; whoever asks while it opens waits for the same. */
  #open(): Promise<void> {
    this.#opening ??= this.#tools
      .land(this.#rung)
      .then(({ rung, host }) => {
        this.#rung = rung;
        // Everybody may have left while it opened.
        if (this.#members.size === 0) return host.end();
        this.#hosts.add(host);
        host.listen({ said: (said) => this.#hear(said), failed: (why) => this.#lose(host, why) });
        host.busy(false);
        if (this.#focus !== 0) host.post({ focus: this.#focus });
      })
      .finally(() => (this.#opening = undefined));
    return this.#opening;
  }

  /** Answers to jobs that are no longer wanted are dropped. */
  #hear(said: Said): void {
    if (!('id' in said)) return;
    const job = this.#jobs.get(said.id);
    if (!job) return;
    if (!('report' in said)) this.#remove(said.id);
    job.outcomes.said(said);
  }

  /** A host fell over: its jobs go to another one, but none brings down two. */
  #lose(host: Host, why: string): void {
    host.end();
    this.#hosts.delete(host);
    for (const [id, job] of this.#jobs) {
      if (job.host !== host) continue;
      job.host = undefined;
      if (job.hasFallen) {
        this.#remove(id);
        job.outcomes.failed(new Error(`the engine stopped working: ${why}`));
      } else {
        job.hasFallen = true;
        void this.#place(id);
      }
    }
  }
}
