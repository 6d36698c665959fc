// What several processes of a site share beside the database: counts of rates, and messages about what changed. Nothing here is
// needed for the site to go on: who asks while it is away, or silent for longer than it may be, does without.
import type { RedisClientType } from '@redis/client';

export interface RedisOptions {
  url: string;
  /** Names of keys and channels begin with it: several sites may use one server. */
  prefix: string;
  processID: string;
  invalidate: (tags: readonly string[]) => void;
  /** Once for each time that it is lost, however often it is tried again. */
  onChange: (isThere: boolean, error?: Error) => void;
}

interface Message {
  from?: string;
  invalidates?: string[];
}

const CONNECT_MS = 2000;
const ANSWER_MS = 250;
const PAUSES_MS = [50, 200, 1000, 2000];
/** So that a connection that fell silent is noticed where nothing is asked, and made anew after the longer time. */
const PING_EVERY_MS = 2000;
const SILENT_MS = 5000;

export class Redis {
  readonly prefix: string;
  readonly #options: RedisOptions;
  readonly #channel: string;
  #client: RedisClientType | undefined;
  #subscriber: RedisClientType | undefined;
  #isClosed = false;
  #isReported = false;
  /** Asked, and not answered within the time: until it is, nobody waits for another. */
  #isSilent = false;

  constructor(options: RedisOptions) {
    this.#options = options;
    this.prefix = options.prefix;
    this.#channel = `${options.prefix}:invalidated`;
    this.#open().catch((error: Error) => this.#report(false, error));
  }

  get isReady(): boolean {
    return !this.#isSilent && this.#client?.isReady === true;
  }

  /** Rejects at once where it is away, and after a quarter of a second at the latest. */
  async ask(parts: readonly string[]): Promise<unknown> {
    if (!this.#client || !this.isReady) throw new Error('Redis is away.');
    const answer = this.#client.sendCommand([...parts]);
    const silence = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      this.#isSilent = true;
      const isHeard = () => {
        this.#isSilent = false;
      };
      answer.then(isHeard, isHeard);
      silence.reject(new Error('Redis does not answer.'));
    }, ANSWER_MS);
    return Promise.race([answer, silence.promise]).finally(() => clearTimeout(timer));
  }

  /** After the commit. The notification in it is what counts: this comes sooner, or not at all. */
  publish(tags: readonly string[]): void {
    const message: Message = { from: this.#options.processID, invalidates: [...tags] };
    this.ask(['PUBLISH', this.#channel, JSON.stringify(message)]).catch(() => undefined);
  }

  close(): void {
    this.#isClosed = true;
    for (const client of [this.#client, this.#subscriber]) if (client?.isOpen) client.destroy();
  }

  /** The library is loaded where there is a server: most sites have none. */
  async #open(): Promise<void> {
    const { createClient } = await import('@redis/client');
    if (this.#isClosed) return;
    const client: RedisClientType = createClient({
      url: this.#options.url,
      disableOfflineQueue: true,
      pingInterval: PING_EVERY_MS,
      socket: {
        connectTimeout: CONNECT_MS,
        socketTimeout: SILENT_MS,
        reconnectStrategy: (retries) => PAUSES_MS[Math.min(retries, PAUSES_MS.length - 1)] ?? CONNECT_MS,
      },
    }) as RedisClientType;
    this.#client = client;
    client.on('ready', () => this.#report(true));
    client.on('error', (error: Error) => this.#report(false, error));
    this.#subscriber = client.duplicate();
    // The other connection says it.
    this.#subscriber.on('error', () => undefined);
    await Promise.all([client.connect(), this.#subscribe(this.#subscriber)]);
  }

  async #subscribe(subscriber: RedisClientType): Promise<void> {
    await subscriber.connect();
    await subscriber.subscribe(this.#channel, (text) => {
      const message = messageIn(text);
      if (message && message.from !== this.#options.processID)
        this.#options.invalidate(message.invalidates ?? []);
    });
  }

  #report(isThere: boolean, error?: Error): void {
    if (this.#isClosed || this.#isReported === isThere) return;
    this.#isReported = isThere;
    this.#options.onChange(isThere, error);
  }
}

function messageIn(text: string): Message | undefined {
  try {
    return JSON.parse(text) as Message;
  } catch {
    return undefined;
  }
}
