// The admin connection is idle for as long as Parley uses the database: it shows the other
// Parley processes that somebody is still here, and its end shows at once that the database died.
import pg from 'pg';
import type { Passwords } from './postgres-cluster.ts';

// ref and unref exist on every client, yet not in the published types.
export type AdminConnection = pg.Client & { ref(): void; unref(): void };

const applicationName = 'parley keeper';

export async function connectAsAdmin(port: number, passwords: Passwords): Promise<AdminConnection> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'keeper',
    password: passwords.keeper,
    database: 'postgres',
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // The 'end' that follows is what matters; without a listener the error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client as AdminConnection;
}

export async function ensureDatabase(keeper: AdminConnection, passwords: Passwords): Promise<void> {
  const { rows } = await keeper.query(`select from pg_database where datname = 'parley'`);
  if (rows.length > 0) return;
  const password = keeper.escapeLiteral(passwords.parley);
  await unlessThere(keeper.query(`create role parley login createdb password ${password}`));
  await unlessThere(keeper.query('create database parley owner parley'));
}

const isThere = new Set(['42710', '42P04', '23505']);

async function unlessThere(creation: Promise<unknown>): Promise<void> {
  await creation.catch((error) => {
    if (!isThere.has(error.code)) throw error;
  });
}

// Connections of our own that were closed a moment ago may still be listed; other keepers stay.
export async function areOthersConnected(keeper: AdminConnection): Promise<boolean> {
  for (let attempt = 0; ; attempt++) {
    const { rows } = await keeper.query(
      `select application_name = $1 as "isKeeper" from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      [applicationName],
    );
    if (rows.length === 0) return false;
    if (attempt === 20 || rows.some((row) => row.isKeeper)) return true;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
