// What the commands of backups and of exports ask for and say alike.
import { sql } from '../../../platform/server/db/sql.ts';
import {
  type CommandArguments,
  type CommandOutput,
  CommandProblem,
} from '../../../platform/server/feature/operations.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { UnusableBackup } from './archive/archive-format.ts';
import type { CheckedBackup } from './archive/read-archive.ts';
import { requireKnownMigrations } from './database/copy-in.ts';
import type { BackupProgress } from './make-backup.ts';
import { SiteIsRunning } from './restore-backup.ts';
import { begunNote, storeBackup } from './stored-backups.ts';

export const megabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(1)} MB`;

export function shown(out: CommandOutput): (progress: BackupProgress) => void {
  return ({ phase, done, total }) =>
    out.progress(`${phase}: ${done}${total > 0 ? ` of about ${total}` : ''}`);
}

/** Nothing is replaced by mistake, and what is replaced can be had back. */
export async function requireConsent(
  site: Site,
  { options }: CommandArguments,
  { header }: CheckedBackup,
  out: CommandOutput,
): Promise<void> {
  try {
    requireKnownMigrations(header, site.options.migrations ?? []);
  } catch (error) {
    explained(error);
  }
  const row = await site.database.row<{ members: number; discussions: number }>(
    sql`select (select count(*)::int from users where user_id > 1) as members, (select count(*)::int from discussions) as discussions`,
  );
  const { members = 0, discussions = 0 } = row ?? {};
  if (members === 0 && discussions === 0) return;
  if (options.yes !== true)
    throw new CommandProblem(
      `This replaces a site with ${members} members and ${discussions} discussions by “${header.site.name}” as of ${header.dateMade}. Add --yes if that is what you want.`,
      2,
    );
  if (options['without-backup'] === true) return;
  const note = await storeBackup(site, begunNote('before restore'), shown(out)).catch((error) => {
    throw new CommandProblem(
      `What is there now could not be backed up (${error.message}), so nothing was changed. Add --without-backup to go on without.`,
    );
  });
  out.print(`What was there before: ${note.name}.`);
}

export function explained(error: unknown): never {
  if (error instanceof UnusableBackup)
    throw new CommandProblem(`This file cannot be used, and nothing was changed. ${error.message}`);
  if (error instanceof SiteIsRunning) throw new CommandProblem(error.message);
  throw error;
}

export function oneOf({ positional: [given, ...surplus] }: CommandArguments, usage: string): string {
  if (given === undefined || surplus.length > 0)
    throw new CommandProblem(`One is needed. Usage: ${usage}`, 2);
  return given;
}
