// A database as an earlier release left it: made by that release itself, on PostgreSQL 15, and dumped as SQL. It holds
// people, posts in every format, jobs that wait, a bulk operation that stopped half-way and another that nobody began.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { withDatabase } from '../../../platform/server/testing/migrated-database.ts';

/** What the release that made it called these, and when: what goes after a day would else be gone before it is looked at. */
const AS_OF_NOW =
  'update long_runs set date_inserted = now(); update kept_answers set date_inserted = now();';

export const inOlderSite = {
  /** By Melba, who mentions Otto; he answered, and she answered him. */
  discussionID: 1,
  /** Modesto closes 2 to 6: the first of them is closed. */
  halfDone: 'discussions.close',
  halfDoneIDs: [2, 3, 4, 5, 6],
  /** Modesto closes these as well; the job waits. */
  waitingIDs: [8, 9, 10, 11],
};

/** What it has run, by name. */
export function olderMigrations(): string[] {
  return [...dump().matchAll(/^\s*\('(\d{14}_\w+)', '[0-9a-f]{32}'/gm)].map(([, name = '']) => name);
}

/** A database of one's own; answers its address. */
export async function olderDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  await run(serverUrl, `create database ${name}`);
  const url = withDatabase(serverUrl, name);
  await run(url, `${dump()}\n${AS_OF_NOW}`);
  return url;
}

const dump = () => gunzipSync(readFileSync(join(import.meta.dirname, 'older-site.sql.gz'))).toString();

async function run(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}
