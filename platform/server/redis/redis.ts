// What several processes of a site share beside the database: counts of rates, and messages about what changed.
import type { RedisConnectionOptions } from './redis-connection.ts';
import { RedisConnection } from './redis-connection.ts';

export interface RedisOptions extends Pick<RedisConnectionOptions, 'url' | 'onChange'> {
  /** Names of keys and channels begin with it: several sites may use one server. */
  prefix: string;
  processID: string;
  invalidate: (tags: readonly string[]) => void;
}

interface Message {
  from?: string;
  invalidates?: string[];
}

export class Redis {
  readonly commands: RedisConnection;
  readonly prefix: string;
  readonly #subscription: RedisConnection;
  readonly #channel: string;
  readonly #processID: string;

  constructor({ prefix, processID, invalidate, ...options }: RedisOptions) {
    this.prefix = prefix;
    this.#processID = processID;
    this.#channel = `${prefix}:invalidated`;
    this.commands = new RedisConnection(options);
    this.#subscription = new RedisConnection({
      url: options.url,
      onChange: () => {},
      greeting: ['SUBSCRIBE', this.#channel],
      onPush: ([, , text]) => {
        const message = messageIn(text);
        if (message && message.from !== processID) invalidate(message.invalidates ?? []);
      },
    });
  }

  /** After the commit. The notification in it is what counts: this comes sooner, or not at all. */
  publish(tags: readonly string[]): void {
    const message: Message = { from: this.#processID, invalidates: [...tags] };
    this.commands.ask(['PUBLISH', this.#channel, JSON.stringify(message)]).catch(() => undefined);
  }

  close(): void {
    this.commands.close();
    this.#subscription.close();
  }
}

function messageIn(text: unknown): Message | undefined {
  try {
    return JSON.parse(String(text)) as Message;
  } catch {
    return undefined;
  }
}
