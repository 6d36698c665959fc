// The upgrade tried on a copy: a database on the side with what is in this one, which is dropped afterwards.
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkArchive, entriesOf } from '../../features/backups/server/archive/read-archive.ts';
import { connectToLoad, DatabaseLoad } from '../../features/backups/server/database/copy-in.ts';
import { makeBackup } from '../../features/backups/server/make-backup.ts';
import { withScratchDatabase } from '../../features/backups/server/trial-restore.ts';
import { Database } from '../../platform/server/db/database.ts';
import { type Migration, migrateAtOnce } from '../../platform/server/db/migrate.ts';
import { sql } from '../../platform/server/db/sql.ts';
import type { Site } from '../../platform/server/site/site.ts';

export interface Rehearsal {
  copySeconds: number;
  upgradeSeconds: number;
  applied: string[];
  /** Of tables that hold more or fewer rows afterwards; null: the table is not there. */
  changed: { table: string; before: number | null; after: number | null }[];
}

export async function rehearseUpgrade(site: Site, migrations: readonly Migration[]): Promise<Rehearsal> {
  const folder = await mkdtemp(join(site.options.dataDirectory, 'rehearsal-'));
  try {
    return await withScratchDatabase(site.options.databaseUrl, async (url) => {
      const startedAt = performance.now();
      await copyInto(url, site, join(folder, 'copy.tar'), migrations);
      const copySeconds = (performance.now() - startedAt) / 1000;
      const database = new Database({ url, maxConnections: 2, statementTimeout: 0 });
      try {
        const before = await countRows(database);
        const beganAt = performance.now();
        const applied = await migrateAtOnce(database, migrations);
        const upgradeSeconds = (performance.now() - beganAt) / 1000;
        return { copySeconds, upgradeSeconds, applied, changed: compare(before, await countRows(database)) };
      } finally {
        await database.close();
      }
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** As a backup and its restore, without the files, and with the tables as they are now. */
async function copyInto(url: string, site: Site, path: string, migrations: readonly Migration[]) {
  const withoutFiles = Object.create(site, {
    blobs: { value: { list: async function* () {} } },
  }) as Site;
  await makeBackup(withoutFiles, path);
  const checked = await checkArchive(path);
  const applied = new Set(checked.header.migrations.map(({ name }) => name));
  const client = await connectToLoad(url);
  try {
    await client.query('begin');
    const load = await DatabaseLoad.begin(client, {
      ...checked,
      migrations: migrations.filter(({ name }) => applied.has(name)),
      withJobs: false,
    });
    for await (const entry of entriesOf(path, checked.header.format))
      if (!(await load.take(entry))) entry.content.resume();
    await load.finish();
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function countRows(database: Database): Promise<Map<string, number>> {
  const tables = await database.rows<{ name: string }>(
    sql`select relname as name from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations' order by relname`,
  );
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*)::float8 as count from "${name.replaceAll('"', '""')}"`,
    );
    counts.set(name, rows[0]?.count ?? 0);
  }
  return counts;
}

function compare(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>) {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((table) => ({ table, before: before.get(table) ?? null, after: after.get(table) ?? null }))
    .filter((each) => each.before !== each.after);
}
