// `npm run parley -- upgrade`: what a newer release would do to the database, tried on a copy, done.
import { begunNote, storeBackup } from '../../features/backups/server/stored-backups.ts';
import {
  type Migration,
  migrateAtOnce,
  pendingMigrations,
  prepareMigrations,
} from '../../platform/server/db/migrate.ts';
import {
  type Command,
  type CommandOutput,
  CommandProblem,
} from '../../platform/server/feature/operations.ts';
import type { Site } from '../../platform/server/site/site.ts';
import { migrations } from '../migrations.ts';
import { type PlannedMigration, planMigrations } from './plan-migrations.ts';
import { type Rehearsal, rehearseUpgrade } from './rehearse-upgrade.ts';

export const upgradeCommand: Command = {
  name: 'upgrade',
  summary:
    'Brings the database of an older release up to date: says what that does, tries it on a copy, does it.',
  usage: 'upgrade [--plan] [--rehearse] [--without-backup] [--json]',
  details: `--plan changes nothing and says which migrations would run, on which tables, what they hold up and about how long.
--rehearse runs them on a copy in a database on the side, which is dropped again, and says how long it took and which counts changed.
Without either a backup is made first, then all of them run in one transaction: whatever ends it in the middle leaves the database as it was.`,
  seesUnmigrated: true,
  run: async (site, { options }, out) => {
    const pending = await pendingMigrations(site.database, migrations);
    if (options.plan === true) return showPlan(out, await planMigrations(site.database, pending));
    if (pending.length === 0) return answer(out, { applied: [] }, 'The database is up to date already.');
    await prepareMigrations(site.database);
    if (options.rehearse === true) return showRehearsal(out, await rehearsed(site));
    return upgrade(site, pending, options['without-backup'] === true, out);
  },
};

async function upgrade(site: Site, pending: readonly Migration[], isBare: boolean, out: CommandOutput) {
  const isNew = pending.length === migrations.length;
  const backup = isBare || isNew ? null : await backUp(site);
  const startedAt = performance.now();
  const applied = await migrateAtOnce(site.database, migrations);
  const seconds = (performance.now() - startedAt) / 1000;
  const where = backup ? `What was there is in the backup ${backup}.` : 'No backup was made.';
  const text = `${applied.length} migrations of ${pending.length} ran in ${seconds.toFixed(1)} s. ${where} Start the site now.`;
  return answer(out, { applied, seconds, backup }, text);
}

async function backUp(site: Site): Promise<string> {
  const { name } = await storeBackup(site, begunNote('before upgrade')).catch((error: Error) => {
    throw new CommandProblem(
      `No backup could be made, so nothing was changed: ${error.message} Or use --without-backup.`,
    );
  });
  return name;
}

function rehearsed(site: Site): Promise<Rehearsal> {
  return rehearseUpgrade(site, migrations).catch((error: Error) => {
    throw new CommandProblem(`The rehearsal failed, and nothing was changed: ${error.message}`, 3);
  });
}

function answer(out: CommandOutput, result: object, text: string): number {
  out.print(out.isJson ? JSON.stringify(result) : text);
  return 0;
}

const HOLDS_UP = {
  nobody: '',
  writing: ', writing to it waits',
  everything: ', it cannot be used meanwhile',
} as const;

function showPlan(out: CommandOutput, plan: PlannedMigration[]): number {
  if (out.isJson) return answer(out, plan, '');
  if (plan.length === 0) return answer(out, plan, 'The database is up to date: nothing would run.');
  for (const { name, steps, seconds } of plan) {
    out.print(`${name}, about ${seconds.toFixed(1)} s`);
    for (const { table, does, rows, holdsUp, rewrites } of steps)
      out.print(
        `  ${table} (about ${Math.round(rows)} rows): ${does}${rewrites ? ', writing its rows again' : ''}${HOLDS_UP[holdsUp]}`,
      );
  }
  const total = plan.reduce((sum, { seconds }) => sum + seconds, 0);
  out.print(
    `${plan.length} migrations, about ${total.toFixed(1)} s. Nothing was changed; upgrade --rehearse measures it.`,
  );
  return 0;
}

function showRehearsal(out: CommandOutput, rehearsal: Rehearsal): number {
  const { copySeconds, upgradeSeconds, applied, changed } = rehearsal;
  if (out.isJson) return answer(out, rehearsal, '');
  for (const { table, before, after } of changed)
    out.print(`${table}: ${before ?? 'not there'} before, ${after ?? 'not there'} after`);
  out.print(
    `${applied.length} migrations ran on a copy in ${upgradeSeconds.toFixed(1)} s (copying took ${copySeconds.toFixed(1)} s). The site itself was not touched.`,
  );
  return 0;
}
