// Ends of connections that keep what they are sent.

import { HostedTable, type Connection, type HostOptions } from '../../../demo/host/hosted-table.js';
import type { Answer } from '../../../demo/host/messages.js';
import type { Seat } from '../../../src/board.js';
import { valueOf } from '../../../src/fault.js';
import { parseVariant } from '../../../src/formats/variant.js';
import { reference } from '../../../src/reference/index.js';

export class Ear implements Connection {
  /** Every byte that came. */
  readonly texts: string[] = [];
  isClosed = false;

  constructor(private readonly table: HostedTable) {}

  send(text: string): void {
    this.texts.push(text);
  }

  close(): void {
    this.isClosed = true;
  }

  say(request: unknown): this {
    this.table.receive(this, typeof request === 'string' ? request : JSON.stringify(request));
    return this;
  }

  get answers(): Answer[] {
    return this.texts.map((text) => JSON.parse(text) as Answer);
  }

  get last(): Answer | undefined {
    return this.answers.at(-1);
  }
}

/** A host whose keys are its seats' letters, so that what it says is the same every time. */
export function tableOf(rules: string, options: Partial<HostOptions> = {}): HostedTable {
  let seats = 0;
  return new HostedTable({
    core: reference,
    variant: valueOf(parseVariant(rules)),
    now: () => 0,
    newKey: () => `key ${++seats}`,
    ...options,
  });
}

/** Somebody who has sat down and, given a setup, marched out. */
export function seated(table: HostedTable, seat: Seat, setup?: string): Ear {
  const ear = new Ear(table).say({ kind: 'sit', seat });
  return setup === undefined ? ear : ear.say({ kind: 'deploy', setup });
}
