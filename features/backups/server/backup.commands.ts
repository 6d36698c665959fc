// `parley backup`, `backup list`, `backup check`, `restore`.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type Command,
  type CommandOutput,
  CommandProblem,
} from '../../../platform/server/feature/operations.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { checkArchive } from './archive/read-archive.ts';
import { BackupStore } from './backup-store.ts';
import { explained, megabytes, oneOf, requireConsent, shown } from './command-words.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { begunNote, fetchStored, storeBackup, tryStored } from './stored-backups.ts';
import { problemOf, tryRestore } from './trial-restore.ts';

const backup: Command = {
  name: 'backup',
  summary: 'Writes the whole site into one file, database and files, while it runs.',
  usage: 'backup [--to <file>] [--json]',
  details:
    'Without --to it is stored beside the others: PARLEY_BACKUPS, a bucket of BACKUP_S3_..., or the folder “backups” of the data.',
  run: async (site, { options, positional }, out) => {
    requireNone(positional, 'backup [--to <file>]');
    const startedAt = performance.now();
    const made =
      typeof options.to === 'string'
        ? await intoFile(site, resolve(options.to), out)
        : await intoStore(site, out);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    if (out.isJson) out.print(JSON.stringify(made));
    else
      out.print(
        `${made.place}: ${made.rows} rows and ${made.files} files in ${megabytes(made.bytes)}, ${seconds} s.`,
      );
    return 0;
  },
};

interface Made {
  place: string;
  rows: number;
  files: number;
  bytes: number;
}

async function intoFile(site: Site, path: string, out: CommandOutput): Promise<Made> {
  const { bytes, manifest } = await makeBackup(site, path, { onProgress: shown(out) }).catch((error) => {
    if (error.code === 'EEXIST') throw new CommandProblem(`${path} is there already. Choose another name.`);
    if (error.code === 'ENOENT') throw new CommandProblem(`There is no folder for ${path}.`);
    throw new CommandProblem(`The backup could not be made: ${error.message}`);
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return { place: path, rows, files: manifest.files.count, bytes };
}

async function intoStore(site: Site, out: CommandOutput): Promise<Made> {
  const note = await storeBackup(site, begunNote('by hand'), shown(out)).catch((error) => {
    throw new CommandProblem(`The backup could not be made: ${error.message}`);
  });
  return { place: note.name, rows: note.rows, files: note.files, bytes: note.bytes };
}

const list: Command = {
  name: 'backup list',
  summary: 'Lists the stored backups, and which of them were proven to be restorable.',
  usage: 'backup list [--json]',
  run: async (site, _args, out) => {
    const notes = await new BackupStore(site).notes();
    if (out.isJson) out.print(JSON.stringify(notes));
    else if (notes.length === 0) out.print('There is no backup yet.');
    else
      for (const { name, status, reason, bytes, rows, trial } of notes)
        out.print(
          `${name}  ${status}  ${reason}  ${megabytes(bytes)}  ${rows} rows  ${trial === null ? 'not tried' : trial.isProven ? `proven ${trial.date}` : trial.problem}`,
        );
    return 0;
  },
};

const check: Command = {
  name: 'backup check',
  summary: 'Compares the hashes of a backup, and restores it into a database on the side.',
  usage: 'backup check <file or name> [--json]',
  run: async (site, args, out) => {
    const given = oneOf(args, 'backup check <file or name>');
    const result = existsSync(given) ? await checkFile(site, given) : await checkStored(site, given);
    if (out.isJson) out.print(JSON.stringify(result));
    else
      out.print(
        result.problem === null
          ? `It can be restored: all hashes are equal, and ${result.rows} rows came back.`
          : `It is not usable. ${result.problem}`,
      );
    return result.problem === null ? 0 : 3;
  },
};

async function checkStored(site: Site, name: string): Promise<{ rows: number; problem: string | null }> {
  const { trial } = await tryStored(site, name).catch(explained);
  return { rows: trial?.rows ?? 0, problem: trial?.problem ?? null };
}

async function checkFile(site: Site, path: string): Promise<{ rows: number; problem: string | null }> {
  try {
    return { rows: await tryRestore(site, path, await checkArchive(path)), problem: null };
  } catch (error) {
    return { rows: 0, problem: problemOf(error) };
  }
}

const restore: Command = {
  name: 'restore',
  summary: 'Puts the site back to what a backup holds.',
  usage: 'restore <file or name> [--yes] [--without-backup]',
  details: `The site must not be running. It replaces the whole database in one step, or leaves it as it is, and adds the files. What is there
now is backed up first, unless the site is empty or --without-backup says otherwise; --yes is needed unless it is empty.
Exit codes: 0 done; 1 it could not be done, and nothing was changed; 2 the command is wrong.`,
  run: async (site, args, out) => {
    const given = oneOf(args, 'restore <file or name> [--yes]');
    const source = existsSync(given)
      ? { path: resolve(given), discard: async () => {} }
      : await fetchStored(site, given).catch(explained);
    try {
      const checked = await checkArchive(source.path, (read, of) =>
        out.progress(`checked: ${Math.floor((100 * read) / of)} %`),
      ).catch(explained);
      await requireConsent(site, args, checked, out);
      const { rows, files, leftOut } = await restoreBackup(site, source.path, checked, {
        onEntry: (phase, done, of) => out.progress(`${phase}: ${done} of ${of}`),
      }).catch(explained);
      out.print(`Restored: ${rows} rows and ${files} files, as of ${checked.header.dateMade}.`);
      if (leftOut.length > 0) out.print(`Left out, since no migration makes it: ${leftOut.join(', ')}.`);
      return 0;
    } finally {
      await source.discard();
    }
  },
};

function requireNone(positional: readonly string[], usage: string): void {
  if (positional.length > 0) throw new CommandProblem(`“${positional[0]}” is too much. Usage: ${usage}`, 2);
}

export const backupCommands: Command[] = [backup, list, check, restore];
