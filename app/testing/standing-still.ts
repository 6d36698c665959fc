// Standing still amid a write of the built product, so that it can be killed there.
import pg from 'pg';
import { expect } from 'vitest';
import type { BuiltServer } from './built-server.ts';

/** Somebody else holds this row, so that whoever comes to it stands still there until `work` is done. */
export async function standingStillAt(
  server: BuiltServer,
  [table, id]: readonly [table: string, id: number],
  work: () => Promise<void>,
): Promise<void> {
  const holder = new pg.Client({ connectionString: server.databaseUrl });
  await holder.connect();
  try {
    await holder.query('begin');
    const { rows } = await holder.query(`select from ${table}s where ${table}_id = $1 for update`, [id]);
    expect(rows).toHaveLength(1);
    await work();
  } finally {
    await holder.end();
  }
}

/** `doing` comes to an end only where nobody stood still: what it says is why. */
export async function waitUntilSomebodyWaits(server: BuiltServer, doing: Promise<unknown>): Promise<void> {
  const ended = doing.then((result) => {
    throw new Error(`Nobody stood still: ${JSON.stringify(result)}`);
  });
  await Promise.race([lockIsWaitedFor(server), ended]);
}

async function lockIsWaitedFor(server: BuiltServer): Promise<void> {
  const countWaiting = async () => {
    const { rows } = await server.query(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return (rows[0] as { count: number }).count;
  };
  await expect.poll(countWaiting, { timeout: 120_000 }).toBeGreaterThan(0);
}
