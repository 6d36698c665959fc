// Receives over LISTEN what other processes invalidated. A connection silent for two seconds is taken to be down:
// from then on nothing is answered from the caches, unless nobody else is there who could change anything (decisions/0028).
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { addressOf } from '../db/database-address.ts';
import { ALONE_MILLISECONDS, type ProcessList } from '../processes/process-list.ts';
import { type ListenConnection, type ListenMessage, openListenConnection } from './listen-connection.ts';

export interface InvalidationListenerOptions {
  url: string;
  processes: ProcessList;
  invalidate: (tags: readonly string[]) => void;
  /** Once for each time that the line is lost, however often it is tried again. */
  onLoss: (error: Error) => void;
  onReturn: () => void;
  /** The connection has not answered since then, by `performance.now()`; again and again while it lasts. */
  onSilence: (since: number) => Promise<void>;
  /** It answers, after a silence or at last. */
  onAnswer: () => void;
}

const DEADLINE_MS = 2000;
const INTERVAL_MS = 500;
const PAUSES_MS = [50, 200, 500];

type Outcome = 'answered' | 'ended' | 'silent';

export class InvalidationListener {
  readonly #options: InvalidationListenerOptions;
  #connection: ListenConnection | undefined;
  /** When the last question was put that was answered. */
  #answeredUntil = Number.NEGATIVE_INFINITY;
  /** Nobody can write to the database: as far as we see, it is down for everybody. */
  #isDown = false;
  #isClosed = false;
  #isLossReported = false;
  #mustAnnounce = false;
  #catchingUp: Promise<void> | undefined;
  #wake = new AbortController();
  #listening: Promise<void> = Promise.resolve();

  constructor(options: InvalidationListenerOptions) {
    this.#options = options;
  }

  /** Whether the caches agree with the database. */
  get isTrusted(): boolean {
    const unheard = performance.now() - this.#answeredUntil;
    if (this.#connection && unheard < DEADLINE_MS) return true;
    const isAlone = !this.#options.processes.hasOthers && unheard < ALONE_MILLISECONDS;
    return isAlone && (this.#connection !== undefined || this.#isDown);
  }

  /** Waits for the first connection; from then on it is kept open. */
  async open(onWait: (seconds: number) => void): Promise<void> {
    await this.#connect();
    if (this.#connection) await this.#options.processes.waitUntilAnnounced(this.#connection.client, onWait);
    this.#listening = this.#listen();
  }

  /** Resolves when all was heard that was announced before; where the line is gone, nothing is answered from the caches. */
  async catchUp(): Promise<void> {
    const client = this.#connection?.client;
    this.#catchingUp ??= (client?.query('select 1') ?? Promise.resolve())
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => {
        this.#catchingUp = undefined;
      });
    await this.#catchingUp;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#wake.abort();
    await this.#listening;
    const connection = this.#connection;
    this.#connection = undefined;
    if (!connection) return;
    await this.#options.processes.leave(connection.client).catch(this.#options.onLoss);
    connection.cut();
  }

  async #listen(): Promise<void> {
    for (let failures = 0; !this.#isClosed; ) {
      if (this.#connection) {
        failures = 0;
        await this.#ask(this.#connection);
      } else if (!(await this.#reconnect())) {
        await this.#pause(PAUSES_MS[Math.min(failures++, PAUSES_MS.length - 1)] ?? 0);
      }
    }
  }

  async #ask(connection: ListenConnection): Promise<void> {
    const sentAt = performance.now();
    const announcesItself = this.#mustAnnounce;
    this.#mustAnnounce = false;
    const answer = this.#options.processes.poll(connection.client, { announcesItself }).then(
      (): Outcome => 'answered',
      (error: Error): Promise<Outcome> | Outcome => {
        this.#reportLoss(error);
        return /Query read timeout/.test(error.message) ? connection.ended : 'ended';
      },
    );
    const outcome = await inTime(Promise.race([answer, connection.ended]));
    if (this.#isClosed) return;
    if (outcome === 'ended') return this.#lose(connection);
    if (outcome === 'silent') return this.#waitFor(connection, sentAt);
    this.#heard(sentAt);
    await this.#pause(INTERVAL_MS);
  }

  #heard(sentAt: number): void {
    this.#answeredUntil = sentAt;
    this.#isDown = false;
    this.#options.onAnswer();
    if (this.#isLossReported) this.#options.onReturn();
    this.#isLossReported = false;
  }

  #reportLoss(error: Error): void {
    if (!this.#isLossReported) this.#options.onLoss(error);
    this.#isLossReported = true;
  }

  /** Its connection stays as it is: as long as it does, others know that we may be here. Another one takes its place. */
  async #waitFor(connection: ListenConnection, since: number): Promise<void> {
    this.#reportLoss(new Error('The listen connection to the database is silent.'));
    await this.#options.onSilence(since);
    while (this.#connection === connection && !this.#isClosed) {
      if (await this.#reconnect()) return connection.cut();
      await this.#options.onSilence(since);
      const isEnded = await Promise.race([connection.ended, sleep(INTERVAL_MS, 'open', { ref: false })]);
      if (isEnded === 'ended') this.#lose(connection);
    }
  }

  #lose(connection: ListenConnection): void {
    connection.cut();
    if (this.#connection === connection) this.#connection = undefined;
  }

  async #reconnect(): Promise<boolean> {
    try {
      await this.#connect();
      return true;
    } catch (error) {
      if (!this.#connection) {
        this.#isDown = isDownForAll(error, this.#options.url);
        if (!this.#isDown) await this.#options.onSilence(this.#answeredUntil);
      }
      this.#reportLoss(error as Error);
      return false;
    }
  }

  /** Invalidations meanwhile were missed: all caches are cleared before they are trusted again. */
  async #connect(): Promise<void> {
    const sentAt = performance.now();
    const connection = await openListenConnection({
      url: this.#options.url,
      milliseconds: DEADLINE_MS,
      onMessage: (message) => this.#hear(message),
      onError: (error) => this.#reportLoss(error),
      prepare: (client: pg.Client) => this.#options.processes.join(client),
    });
    if (this.#isClosed) return connection.cut();
    this.#options.invalidate(['*']);
    this.#connection = connection;
    this.#heard(sentAt);
  }

  #hear(message: ListenMessage): void {
    const { processes, invalidate } = this.#options;
    if (message.from === processes.processID) return;
    invalidate(message.invalidates ?? ['*']);
    if (!message.isNew) return;
    processes.meet();
    this.#mustAnnounce = true;
    this.#wake.abort();
  }

  async #pause(milliseconds: number): Promise<void> {
    const { signal } = this.#wake;
    await sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
    if (!this.#isClosed && signal.aborted) this.#wake = new AbortController();
  }
}

/** A process that was busy for long finds the answer waiting: it is read before the connection is called silent. */
async function inTime(answer: Promise<Outcome>): Promise<Outcome> {
  const outcome = await Promise.race([answer, sleep(DEADLINE_MS, 'late' as const, { ref: false })]);
  if (outcome !== 'late') return outcome;
  await setImmediate();
  return Promise.race([answer, sleep(1, 'silent' as const)]);
}

/** Nothing listens on its port, which is on this machine, or it says itself that it is not up. */
function isDownForAll(error: unknown, url: string): boolean {
  const { code } = error as { code?: string };
  const { urls } = addressOf(url);
  const isHere = ['127.0.0.1', '[::1]', 'localhost'].includes(new URL(urls[0] as string).hostname);
  // Where there are several, another one may take writes by now.
  if (urls.length > 1) return false;
  return code === '57P03' || (code === 'ECONNREFUSED' && isHere);
}
