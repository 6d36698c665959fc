// Hears over LISTEN what other processes touched. A line that does not answer for two seconds is not believed to be up:
// from then on nothing is answered from memory, unless nobody else is there who could change anything (decisions/0028).
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { ALONE_MILLISECONDS, type ProcessList } from '../processes/process-list.ts';
import { type Line, type LineMessage, openLine } from './line.ts';

export interface TouchListenerOptions {
  url: string;
  processes: ProcessList;
  touch: (tags: readonly string[]) => void;
  /** Once for each time that the line is lost, however often it is tried again. */
  onLoss: (error: Error) => void;
  onReturn: () => void;
  /** The line has not answered since then, by `performance.now()`; again and again while it lasts. */
  onSilence: (since: number) => Promise<void>;
  /** It answers, after a silence or at last. */
  onAnswer: () => void;
}

const DEADLINE_MS = 2000;
const INTERVAL_MS = 500;
const PAUSES_MS = [50, 200, 500];

type Outcome = 'answered' | 'ended' | 'silent';

export class TouchListener {
  readonly #options: TouchListenerOptions;
  #line: Line | undefined;
  /** When the last question was put that was answered. */
  #heardUntil = Number.NEGATIVE_INFINITY;
  /** Nobody can write to the database: as far as we see, it is down for everybody. */
  #isDown = false;
  #isClosed = false;
  #isLossTold = false;
  #mustSaySo = false;
  #wake = new AbortController();
  #listening: Promise<void> = Promise.resolve();

  constructor(options: TouchListenerOptions) {
    this.#options = options;
  }

  /** Whether what is kept in memory is what the database would say. */
  get isTrusted(): boolean {
    const unheard = performance.now() - this.#heardUntil;
    if (this.#line && unheard < DEADLINE_MS) return true;
    const isAlone = !this.#options.processes.hasOthers && unheard < ALONE_MILLISECONDS;
    return isAlone && (this.#line !== undefined || this.#isDown);
  }

  /** The first line is waited for; from then on it is kept up. */
  async open(onWait: (seconds: number) => void): Promise<void> {
    await this.#connect();
    if (this.#line) await this.#options.processes.waitUntilHeard(this.#line.client, onWait);
    this.#listening = this.#listen();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#wake.abort();
    await this.#listening;
    const line = this.#line;
    this.#line = undefined;
    if (!line) return;
    await this.#options.processes.leave(line.client).catch(this.#options.onLoss);
    line.cut();
  }

  async #listen(): Promise<void> {
    for (let failures = 0; !this.#isClosed; ) {
      if (this.#line) {
        failures = 0;
        await this.#ask(this.#line);
      } else if (!(await this.#reconnect())) {
        await this.#pause(PAUSES_MS[Math.min(failures++, PAUSES_MS.length - 1)] ?? 0);
      }
    }
  }

  async #ask(line: Line): Promise<void> {
    const askedAt = performance.now();
    const saysSo = this.#mustSaySo;
    this.#mustSaySo = false;
    const answer = this.#options.processes.look(line.client, { saysSo }).then(
      (): Outcome => 'answered',
      (error: Error): Promise<Outcome> | Outcome => {
        this.#tellLoss(error);
        return /Query read timeout/.test(error.message) ? line.ended : 'ended';
      },
    );
    const outcome = await inTime(Promise.race([answer, line.ended]));
    if (this.#isClosed) return;
    if (outcome === 'ended') return this.#lose(line);
    if (outcome === 'silent') return this.#waitFor(line, askedAt);
    this.#heard(askedAt);
    await this.#pause(INTERVAL_MS);
  }

  #heard(askedAt: number): void {
    this.#heardUntil = askedAt;
    this.#isDown = false;
    this.#options.onAnswer();
    if (this.#isLossTold) this.#options.onReturn();
    this.#isLossTold = false;
  }

  #tellLoss(error: Error): void {
    if (!this.#isLossTold) this.#options.onLoss(error);
    this.#isLossTold = true;
  }

  /** Its connection stays as it is: as long as it does, others know that we may be here. Another one takes its place. */
  async #waitFor(line: Line, since: number): Promise<void> {
    this.#tellLoss(new Error('The line to the database is silent.'));
    await this.#options.onSilence(since);
    while (this.#line === line && !this.#isClosed) {
      if (await this.#reconnect()) return line.cut();
      await this.#options.onSilence(since);
      const isEnded = await Promise.race([line.ended, sleep(INTERVAL_MS, 'open', { ref: false })]);
      if (isEnded === 'ended') this.#lose(line);
    }
  }

  #lose(line: Line): void {
    line.cut();
    if (this.#line === line) this.#line = undefined;
  }

  async #reconnect(): Promise<boolean> {
    try {
      await this.#connect();
      return true;
    } catch (error) {
      if (!this.#line) {
        this.#isDown = isDownForAll(error, this.#options.url);
        if (!this.#isDown) await this.#options.onSilence(this.#heardUntil);
      }
      this.#tellLoss(error as Error);
      return false;
    }
  }

  /** What was touched meanwhile went unheard: everything is dropped before anything is believed again. */
  async #connect(): Promise<void> {
    const askedAt = performance.now();
    const line = await openLine({
      url: this.#options.url,
      milliseconds: DEADLINE_MS,
      onMessage: (message) => this.#hear(message),
      onError: (error) => this.#tellLoss(error),
      prepare: (client: pg.Client) => this.#options.processes.join(client),
    });
    if (this.#isClosed) return line.cut();
    this.#options.touch(['*']);
    this.#line = line;
    this.#heard(askedAt);
  }

  #hear(message: LineMessage): void {
    const { processes, touch } = this.#options;
    if (message.from === processes.processID) return;
    touch(message.touches ?? ['*']);
    if (!message.isNew) return;
    processes.meet();
    this.#mustSaySo = true;
    this.#wake.abort();
  }

  async #pause(milliseconds: number): Promise<void> {
    const { signal } = this.#wake;
    await sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
    if (!this.#isClosed && signal.aborted) this.#wake = new AbortController();
  }
}

/** A process that was busy for long finds the answer waiting: it is read before the line is called silent. */
async function inTime(answer: Promise<Outcome>): Promise<Outcome> {
  const outcome = await Promise.race([answer, sleep(DEADLINE_MS, 'late' as const, { ref: false })]);
  if (outcome !== 'late') return outcome;
  await setImmediate();
  return Promise.race([answer, sleep(1, 'silent' as const)]);
}

/** Nobody answers at its door, which is on this machine, or it says itself that it is not up. */
function isDownForAll(error: unknown, url: string): boolean {
  const { code } = error as { code?: string };
  const isHere = ['127.0.0.1', '[::1]', 'localhost'].includes(new URL(url).hostname);
  return code === '57P03' || (code === 'ECONNREFUSED' && isHere);
}
