// The tables of add-ons from outside: brought up to date at a start, and taken away by whoever removes the add-on.
import type { Database } from '../../platform/server/db/database.ts';
import { type Migration, MigrationProblem, migrate } from '../../platform/server/db/migrate.ts';
import { sql } from '../../platform/server/db/sql.ts';
import type { Addons, LoadedAddon } from './load-addons.ts';

/** One whose tables cannot be made is left out. */
export async function migrateAddons(database: Database, { loaded, broken }: Addons): Promise<Addons> {
  const addons: Addons = { loaded: [], broken: [...broken] };
  for (const addon of loaded) {
    try {
      await migrate(database, migrationsOf(addon), keyOf(addon));
      addons.loaded.push(addon);
    } catch (error) {
      if (!(error instanceof MigrationProblem)) throw error;
      const { name, version } = addon.package;
      addons.broken.push({ name, version, problem: error.message });
    }
  }
  return addons;
}

/** All its tables go, in one transaction. Nothing goes where one of its migrations knows no way down. */
export async function removeTables(database: Database, addon: LoadedAddon): Promise<void> {
  const withoutWay = addon.migrations.find((each) => each.down === undefined);
  if (withoutWay)
    throw new MigrationProblem(
      `${withoutWay.name} has no .down.sql beside it, so its tables have to be dropped by hand.`,
    );
  await database.transaction(async (tx) => {
    for (const { down } of addon.migrations.toReversed()) await tx.client.query(down ?? '');
    await tx.execute(sql`delete from migrations where addon = ${keyOf(addon)}`);
  });
}

export function migrationsOf(addon: LoadedAddon): Migration[] {
  return addon.migrations.map((each) => ({ ...each, addon: keyOf(addon) }));
}

function keyOf({ feature }: LoadedAddon): string {
  return feature.addon?.key ?? feature.name;
}
