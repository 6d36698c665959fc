// Errors that were logged, stored so that whoever runs the site finds them without a shell: collected in memory, written a
// moment later, by one statement however many there were. Where the database is away they are in the log alone.
import { createHash } from 'node:crypto';
import type { Queryable } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { withoutSecrets } from '../site/create-log.ts';

const MOST_ROWS = 500;
/** Different ones that wait to be written. */
const MOST_WAITING = 100;
const MOST_REQUESTS = 20;
const WRITE_AFTER_MS = 500;

interface Noted {
  fingerprint: string;
  message: string;
  error: string;
  stack: string;
  count: number;
  requestIDs: string[];
}

export class ErrorLog {
  readonly #database: Queryable;
  #waiting = new Map<string, Noted>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(database: Queryable) {
    this.#database = database;
  }

  note(message: string, { error, requestID }: { error?: unknown; requestID?: string | undefined }): void {
    const facts = factsOf(message, error);
    const known = this.#waiting.get(facts.fingerprint);
    if (!known && this.#waiting.size >= MOST_WAITING) return;
    const noted = known ?? { ...facts, count: 0, requestIDs: [] };
    noted.count += 1;
    if (requestID) noted.requestIDs = [requestID, ...noted.requestIDs].slice(0, MOST_REQUESTS);
    this.#waiting.set(facts.fingerprint, noted);
    this.#timer ??= setTimeout(() => void this.write(), WRITE_AFTER_MS).unref();
  }

  /** All that is waiting; one after the other. */
  write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#store());
    return this.#writing;
  }

  async #store(): Promise<void> {
    const all = [...this.#waiting.values()].toSorted((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1));
    if (all.length === 0) return;
    this.#waiting = new Map();
    try {
      await this.#database.execute(upsert(all));
      await this.#database.execute(sql`
        delete from logged_errors where fingerprint in (
          select fingerprint from logged_errors order by date_last desc, fingerprint offset ${sql.integer(MOST_ROWS)})`);
    } catch {
      // The log has them; to say here that they could not be stored would be the next error.
    }
  }
}

const upsert = (all: readonly Noted[]) => sql`
  insert into logged_errors as stored (fingerprint, message, error, stack, count, request_ids)
  select fingerprint, message, error, stack, count, array(select jsonb_array_elements_text(request_ids))
  from jsonb_to_recordset(${JSON.stringify(
    all.map(({ requestIDs, ...each }) => ({ ...each, request_ids: requestIDs })),
  )}::jsonb)
    as noted (fingerprint text, message text, error text, stack text, count bigint, request_ids jsonb)
  on conflict (fingerprint) do update set count = stored.count + excluded.count, error = excluded.error,
    stack = excluded.stack, date_last = now(),
    request_ids = (excluded.request_ids || stored.request_ids)[1:${sql.integer(MOST_REQUESTS)}]`;

function factsOf(message: string, error: unknown): Omit<Noted, 'count' | 'requestIDs'> {
  const known = error instanceof Error ? error : undefined;
  const text = known ? `${known.name}: ${known.message}` : error === undefined ? '' : String(error);
  const stack = known?.stack ?? '';
  const place = stack.split('\n').find((line) => /^\s+at /.test(line)) ?? '';
  // What differs from one time to the next is left out: numbers, and what stands in quotes.
  const alike = [message, text.replaceAll(/"[^"]{0,200}"|'[^']{0,200}'|\d+/g, '#').slice(0, 300), place];
  return {
    fingerprint: createHash('sha256').update(alike.join('\n')).digest('hex').slice(0, 32),
    message: shortened(message, 500),
    error: shortened(text, 2000),
    stack: shortened(stack, 8000),
  };
}

const shortened = (text: string, most: number): string =>
  withoutSecrets(text.slice(0, most)).replaceAll('\0', '').slice(0, most);
