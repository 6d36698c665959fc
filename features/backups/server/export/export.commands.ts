// `parley export`, `parley import parley`: leaving, and coming back, with a file that others can read too.
import { resolve } from 'node:path';
import {
  type Command,
  type CommandArguments,
  CommandProblem,
} from '../../../../platform/server/feature/operations.ts';
import { checkArchive } from '../archive/read-archive.ts';
import { explained, megabytes, oneOf, requireConsent, shown } from '../command-words.ts';
import { restoreBackup } from '../restore-backup.ts';
import { makeExport } from './make-export.ts';

/** npm moves to the project's folder, but people name files from where they stand. */
const fromHere = (path: string): string => resolve(process.env.INIT_CWD ?? '', path);

const exportCommand: Command = {
  name: 'export',
  summary: 'Writes the whole site into one open file: records as lines of JSON, and the files.',
  usage: 'export <file> [--json]',
  details: `A tar file that any program can read; its README.md and schema.json say what is in it. It is written while the site runs,
as of one moment. Whoever has it has everything: addresses, hashes of passwords, private messages, and the keys of the site.`,
  run: async (site, args, out) => {
    const path = fromHere(oneOf(args, 'export <file>'));
    const startedAt = performance.now();
    const { bytes, sha256, manifest } = await makeExport(site, path, { onProgress: shown(out) }).catch(
      (error) => {
        if (error.code === 'EEXIST')
          throw new CommandProblem(`${path} is there already. Choose another name.`);
        if (error.code === 'ENOENT') throw new CommandProblem(`There is no folder for ${path}.`);
        throw new CommandProblem(`The export could not be made: ${error.message}`);
      },
    );
    const records = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    if (out.isJson)
      out.print(JSON.stringify({ path, bytes, sha256, tables: manifest.tables, files: manifest.files }));
    else
      out.print(
        `${path}: ${records} records and ${manifest.files.count} files in ${megabytes(bytes)}, ${seconds} s. SHA-256: ${sha256}`,
      );
    return 0;
  },
};

const importParley: Command = {
  name: 'import parley',
  summary:
    'Brings in a whole site that “export” wrote: members, posts, settings and files, with their ids and addresses.',
  usage: 'import parley <file> [--yes] [--without-backup]',
  details: `Into a site that is empty, and not running. All of it comes in one step, or nothing. Members sign in again, with their passwords as
before; the search index is made when the site starts. Where there is something already, --yes replaces it, after a backup of it.
Exit codes: 0 done; 1 it could not be done, and nothing was changed; 2 the command is wrong.`,
  run: async (site, args, out) => {
    const path = fromHere(given(args));
    const onChecked = (read: number, of: number) =>
      out.progress(`checked: ${Math.floor((100 * read) / of)} %`);
    const checked = await checkArchive(path, onChecked, 'parley-export').catch(explained);
    await requireConsent(site, args, checked, out);
    const { rows, files } = await restoreBackup(site, path, checked, {
      onEntry: (phase, done, of) => out.progress(`${phase}: ${done} of ${of}`),
    }).catch(explained);
    if (out.isJson) out.print(JSON.stringify({ records: rows, files }));
    else out.print(`Brought in: ${rows} records and ${files} files, as of ${checked.header.dateMade}.`);
    return 0;
  },
};

const given = (args: CommandArguments): string => oneOf(args, 'import parley <file> [--yes]');

export const exportCommands: Command[] = [exportCommand, importParley];
