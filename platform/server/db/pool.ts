// A pool of connections, each statement of which has a limit on both sides: the server ends what takes too long, and a
// server that fell silent is given up by us.
import pg from 'pg';
import { cutOff, DatabaseClient } from './database-client.ts';
import { parseTypes } from './types.ts';

export interface PoolOptions {
  url: string;
  maxConnections: number;
  /** In milliseconds, for each statement; 0: none. */
  statementTimeout?: number | undefined;
  applicationName: string;
  /** Statements are sent while earlier ones of the same connection are under way. */
  sendsAhead?: boolean;
  /** Through a pooler that lends a connection for one transaction: nothing of the session outlasts that. */
  isPooled?: boolean;
  /** What it commits may be lost where the database server breaks down right afterwards: for what is done again then. */
  mayLoseCommits?: boolean;
  /** Plans are made once for all values, not for those of each call. */
  plansOnce?: boolean;
  onIdleError?: ((error: Error) => void) | undefined;
}

export const STATEMENT_TIMEOUT_MS = 10_000;

/** How long a connection may take to open, or to get free. */
export const CONNECT_MILLISECONDS = 3000;
/** The server says itself when a statement took too long; only where it says nothing at all is it given up. */
const GRACE_MILLISECONDS = 1000;

const LIMITS = [
  ['lock_timeout', '5s'],
  ['idle_in_transaction_session_timeout', '10s'],
] as const;

const LOSING: [string, string] = ['synchronous_commit', 'off'];
export const PLANS_ONCE: readonly [string, string] = ['plan_cache_mode', 'force_generic_plan'];

/** The beginning of a transaction on a connection that was lent for it alone. */
export function pooledBegin(statementTimeout = STATEMENT_TIMEOUT_MS): string {
  const limits = [...LIMITS, ['statement_timeout', String(statementTimeout)] as const];
  return ['begin', ...limits.map(([name, value]) => `set local ${name} = '${value}'`)].join('; ');
}

const settings = (all: readonly (readonly [string, string])[]) =>
  all.map(([name, value]) => `-c ${name}=${value}`).join(' ');

export interface TrackedPool {
  pool: pg.Pool;
  /** Ends every connection there is, busy or idle, at once: what waits on them fails, and new ones take their place. */
  dropConnections(): void;
}

export function createPool(options: PoolOptions): TrackedPool {
  const { statementTimeout = STATEMENT_TIMEOUT_MS } = options;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    pipeline: options.sendsAhead ?? false,
    ...(statementTimeout > 0 && { query_timeout: statementTimeout + GRACE_MILLISECONDS }),
    application_name: options.applicationName,
    ...(options.isPooled
      ? // The one setting that poolers carry from connection to connection; the others come with each transaction.
        { onConnect: (client) => client.query(`set timezone to 'UTC'`) as unknown as undefined }
      : {
          ...(statementTimeout > 0 && { statement_timeout: statementTimeout }),
          options: settings([
            ['timezone', 'UTC'],
            ...LIMITS,
            ...(options.mayLoseCommits ? [LOSING] : []),
            ...(options.plansOnce ? [PLANS_ONCE] : []),
          ]),
        }),
    types: parseTypes,
    Client: DatabaseClient as unknown as typeof pg.Client,
  } as pg.PoolConfig);
  const clients = new Set<pg.PoolClient>();
  const onError = options.onIdleError ?? (() => {});
  // Without these two, a server that goes away while a connection idles would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => {
    clients.add(client);
    client.on('error', onError);
    client.once('end', () => clients.delete(client));
  });
  return {
    pool,
    dropConnections() {
      for (const client of clients) cutOff(client);
      clients.clear();
    },
  };
}
