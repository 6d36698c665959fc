// Transactions that the database ended so that others could go on are tried again: whoever waits sees nothing of it.
import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '../../contract/errors.ts';

const SERIALISATION_FAILURE = '40001';
const DEADLOCK = '40P01';

const DEADLINE_MS = 8_000;
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 500;

/** `attempt` changed nothing where it failed. Past the deadline: 503, which says when to come back. */
export async function retryConflicts<T>(attempt: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (!isConflict(error)) throw error;
      const wait = pauseAfter(tries);
      if (performance.now() - startedAt + wait > DEADLINE_MS) throw busy(error);
      await pause(wait);
    }
  }
}

/** Longer each time, and never the same for two who met: else they would meet again. */
function pauseAfter(tries: number): number {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
  return longest * (0.5 + Math.random() / 2);
}

/** What was looked at before it was locked is another thing now: thrown in a transaction, which is then retried. */
export function changedMeanwhile(what: string): Error {
  return Object.assign(new Error(`${what} changed before it was locked.`), { code: SERIALISATION_FAILURE });
}

function isConflict(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === SERIALISATION_FAILURE || code === DEADLOCK;
}

function busy(cause: unknown): DomainError {
  const message = 'Somebody else is changing the same thing. Please try again.';
  const error = new DomainError('busy', 503, message, { retryAfter: 2 });
  error.cause = cause;
  return error;
}
