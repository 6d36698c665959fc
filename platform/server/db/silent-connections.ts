// A connection may fall silent while others go on: nothing distinguishes that from a statement that takes long, but the server,
// which knows what each of its sessions is at.
import type pg from 'pg';
import { cutOff, DatabaseClient } from './database-client.ts';

/** By then it is worth asking. */
const SUSPICIOUS_MS = 2000;
/** An answer may be on its way in the moment of the question. */
const GRACE_MS = 300;
const DEADLINE_MS = 2000;

export class WaitingStatements {
  readonly #url: string;
  readonly #since = new Map<pg.ClientBase, number>();
  #isAsking = false;

  constructor(url: string) {
    this.#url = url;
  }

  async during<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
    this.#since.set(client, performance.now());
    try {
      return await work();
    } finally {
      this.#since.delete(client);
    }
  }

  /** Cuts off the connections whose session waits for us, while we wait for it. Answers how many. */
  async cutOffSilent(): Promise<number> {
    const before = performance.now() - SUSPICIOUS_MS;
    const suspects = [...this.#since].filter(([, since]) => since < before);
    if (suspects.length === 0 || this.#isAsking) return 0;
    this.#isAsking = true;
    try {
      const idle = await this.#idle(suspects.map(([client]) => pidOf(client)));
      await new Promise((resolve) => setTimeout(resolve, GRACE_MS));
      const silent = suspects.filter(
        ([client, since]) => idle.has(pidOf(client)) && this.#since.get(client) === since,
      );
      for (const [client] of silent) cutOff(client);
      return silent.length;
    } finally {
      this.#isAsking = false;
    }
  }

  /** Asked on a connection of its own: those of the pool may be silent, too. */
  async #idle(pids: readonly number[]): Promise<ReadonlySet<number>> {
    const client = new DatabaseClient({
      connectionString: this.#url,
      application_name: 'parley check',
      connectionTimeoutMillis: DEADLINE_MS,
      query_timeout: DEADLINE_MS,
    });
    // What fails is seen by whoever waits for the answer.
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where pid = any($1) and state like 'idle%'`,
        [pids],
      );
      return new Set(rows.map((row) => row.pid));
    } finally {
      cutOff(client);
    }
  }
}

function pidOf(client: pg.ClientBase): number {
  return (client as unknown as { processID: number | null }).processID ?? 0;
}
