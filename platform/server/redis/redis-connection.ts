// A connection to Redis that comes back by itself. Nothing here is needed for the site to go on: who asks while it is away, or
// longer than it may take, is refused at once and does without.
import { connect, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { RedisError, type Reply, ReplyReader, written } from './redis-replies.ts';

export interface RedisConnectionOptions {
  url: string;
  /** Said first whenever it is made, after signing in. */
  greeting?: readonly string[];
  /** What comes without being asked for, as messages of a subscription do. */
  onPush?: (reply: readonly Reply[]) => void;
  onChange: (isThere: boolean, error?: Error) => void;
}

interface Waiting {
  resolve: (reply: Reply) => void;
  reject: (error: Error) => void;
}

const CONNECT_MS = 2000;
const ANSWER_MS = 250;
const PAUSES_MS = [50, 200, 1000, 2000];
/** So that a connection that fell silent is noticed where nothing is asked. */
const PING_EVERY_MS = 2000;

export class RedisConnection {
  readonly #options: RedisConnectionOptions;
  readonly #waiting: Waiting[] = [];
  readonly #pings: NodeJS.Timeout;
  #socket: Socket | undefined;
  #isReady = false;
  #isClosed = false;
  #isReported = false;
  #failures = 0;

  constructor(options: RedisConnectionOptions) {
    this.#options = options;
    this.#open();
    this.#pings = setInterval(() => void this.ask(['PING']).catch(() => undefined), PING_EVERY_MS).unref();
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  async ask(parts: readonly string[]): Promise<Reply> {
    if (!this.#isReady) throw new RedisError('Redis is away.');
    return this.#send(parts);
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#pings);
    this.#socket?.destroy();
  }

  #open(): void {
    const { protocol, hostname, port } = new URL(this.#options.url);
    const place = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 6379) };
    const socket =
      protocol === 'rediss:' ? connectSecurely({ ...place, servername: hostname }) : connect(place);
    this.#socket = socket;
    const reader = new ReplyReader((reply) => this.#hear(reply));
    const deadline = setTimeout(() => socket.destroy(new RedisError('Redis does not answer.')), CONNECT_MS);
    let problem: Error | undefined;
    socket.setNoDelay(true);
    socket.on('data', (bytes) => {
      try {
        reader.take(bytes);
      } catch (error) {
        socket.destroy(error as Error);
      }
    });
    socket.once(protocol === 'rediss:' ? 'secureConnect' : 'connect', () => {
      this.#greet().then(
        () => {
          clearTimeout(deadline);
          this.#failures = 0;
          this.#isReady = true;
          this.#report(true);
        },
        (error) => socket.destroy(error),
      );
    });
    socket.on('error', (error) => (problem = error));
    socket.once('close', () => {
      clearTimeout(deadline);
      this.#lose(problem);
    });
  }

  async #greet(): Promise<void> {
    const { username, password, pathname } = new URL(this.#options.url);
    const secret = decodeURIComponent(password);
    if (secret !== '')
      await this.#send(username === '' ? ['AUTH', secret] : ['AUTH', decodeURIComponent(username), secret]);
    if (pathname.length > 1) await this.#send(['SELECT', pathname.slice(1)]);
    if (this.#options.greeting) await this.#send(this.#options.greeting);
  }

  #send(parts: readonly string[]): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new RedisError('Redis does not answer.'));
        // Which answer would be whose, nobody knows any more.
        this.#socket?.destroy();
      }, ANSWER_MS);
      this.#waiting.push({
        resolve: (reply) => {
          clearTimeout(timer);
          if (reply instanceof RedisError) reject(reply);
          else resolve(reply);
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      });
      this.#socket?.write(written(parts));
    });
  }

  #hear(reply: Reply): void {
    if (Array.isArray(reply) && reply[0] === 'message') this.#options.onPush?.(reply);
    else this.#waiting.shift()?.resolve(reply);
  }

  #lose(problem: Error | undefined): void {
    this.#isReady = false;
    const error = problem ?? new RedisError('The connection to Redis was lost.');
    for (const waiting of this.#waiting.splice(0)) waiting.reject(error);
    if (this.#isClosed) return;
    this.#report(false, error);
    const pause = PAUSES_MS[Math.min(this.#failures++, PAUSES_MS.length - 1)];
    setTimeout(() => !this.#isClosed && this.#open(), pause).unref();
  }

  /** Once for each time that it is lost, however often it is tried again. */
  #report(isThere: boolean, error?: Error): void {
    if (this.#isReported === isThere) return;
    this.#isReported = isThere;
    this.#options.onChange(isThere, error);
  }
}
