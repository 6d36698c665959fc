// A connection of the pool. A queue for the database, and a process that was busy itself, are no database that is away.
import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { CONNECT_MILLISECONDS } from './pool.ts';

/** Whoever waits longer for a connection is told to come again, though the database answers. */
const LONGEST_QUEUE_MS = 9_000;
/** A timer that is late by so much did not wait for the database alone. */
const HELD_MS = 500;

export interface SeenOfDatabase {
  isAway(): boolean;
  /** When it last answered a statement, by `performance.now()`. */
  answeredAt(): number;
  /** How many servers its address names: where one does not answer, the next is tried. */
  hosts: number;
}

export async function connectTo(pool: pg.Pool, database: SeenOfDatabase): Promise<pg.PoolClient> {
  const startedAt = performance.now();
  for (let attempt = 1; ; attempt++) {
    if (database.isAway()) throw new DatabaseUnavailable(undefined);
    const askedAt = performance.now();
    try {
      return await pool.connect();
    } catch (error) {
      const now = performance.now();
      if (attempt < database.hosts && now - startedAt < LONGEST_QUEUE_MS) continue;
      if (!isTimeout(error) || now - startedAt > LONGEST_QUEUE_MS) throw new DatabaseUnavailable(error);
      const answersOthers = now - database.answeredAt() < CONNECT_MILLISECONDS;
      const wasHeld = now - askedAt > CONNECT_MILLISECONDS + HELD_MS;
      if (!answersOthers && !wasHeld) throw new DatabaseUnavailable(error);
      // What lies waiting for this process is read before it asks again.
      await setImmediate();
    }
  }
}

/** Of opening a connection, or of waiting until one is free. */
function isTimeout(error: unknown): boolean {
  return /^timeout exceeded when trying to connect|due to connection timeout$/.test((error as Error).message);
}
