// A connection to whichever server of an address takes writes. Every connection to the database is one of these.
import pg from 'pg';
import { addressOf, currentUrl, type DatabaseAddress, passOver } from './database-address.ts';

/** PostgreSQL's own code for a write that it does not take. */
const READ_ONLY = '25006';

export class DatabaseClient extends pg.Client {
  readonly #address: DatabaseAddress;
  readonly #url: string;
  #isStandby = false;

  constructor(config: pg.ClientConfig & { connectionString: string }) {
    const address = addressOf(config.connectionString);
    const url = currentUrl(address);
    super({ ...config, connectionString: url });
    this.#address = address;
    this.#url = url;
    // A server may take leave in the very packet that makes the connection: whoever asked for it listens a moment later, and an
    // error that nobody hears would end the process. What is asked on it fails by itself.
    this.on('error', () => undefined);
    const { connection } = this as unknown as { connection: NodeJS.EventEmitter };
    connection.on('parameterStatus', (message: { parameterName: string; parameterValue: string }) => {
      if (message.parameterName === 'in_hot_standby') this.#isStandby = message.parameterValue === 'on';
    });
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: ((error: Error) => void) | ((error: null, client: pg.Client) => void)): void;
  override connect(callback?: unknown): Promise<pg.Client> | undefined {
    const connected = this.#connect();
    if (typeof callback !== 'function') return connected;
    connected.then(
      () => callback(null, this),
      (error) => callback(error),
    );
    return undefined;
  }

  async #connect(): Promise<pg.Client> {
    try {
      await super.connect();
    } catch (error) {
      passOver(this.#address, this.#url);
      throw error;
    }
    if (!this.#address.takesWrites || !this.#isStandby) return this;
    passOver(this.#address, this.#url);
    cutOff(this);
    throw Object.assign(new Error('The database server follows another one and takes no writes.'), {
      code: READ_ONLY,
    });
  }
}

/** `end()` would first say goodbye to a server that does not listen. */
export function cutOff(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
  connection.stream.destroy();
}
