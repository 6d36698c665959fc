// `npm run parley -- import <kind> <path>`: a command for each kind of export, and one that tells which kinds there are.
import { resolve } from 'node:path';
import {
  type Command,
  type CommandArguments,
  type CommandOutput,
  CommandProblem,
} from '../../../platform/server/feature/operations.ts';
import { SourceFiles } from './files/source-files.ts';
import { statsTable } from './import-stats.ts';
import type { Importer } from './importers.ts';
import type { FinishedImport } from './run-import.ts';

const COMMON_OPTIONS = `
  --url <old site>              its address, where the export does not tell it: https://forum.example.org
  --files <folder>              its pictures and attachments: the folder of uploads as a backup of Discourse has it, or any
                                folder that holds files by their names; avatars/<name>.png for people`;

const AFTERWARDS = `
  --json                        prints the sums as JSON

Run again after an interruption, it goes on where it was. Exit codes: 0 done; 1 it could not be done, or the sums do not
add up; 2 the command is wrong; 3 nothing could be taken.`;

/** Without a kind: which there are. */
export const importCommand: Command = {
  name: 'import',
  summary: 'Brings along an existing community; run again after an interruption, it goes on where it was.',
  usage: 'import <kind of export> <path> [--help]',
  run: async (site, { positional: [kind = ''] }) => {
    const kinds = site.features.all
      .flatMap(({ commands = [] }) => commands)
      .flatMap(({ name }) => (name.startsWith('import ') ? [name] : []));
    const what = kind === '' ? 'The kind of export is missing.' : `There is no import from “${kind}”.`;
    throw new CommandProblem(`${what} Usage: ${kinds.map((name) => `${name} <path>`).join(' | ')}`, 2);
  },
};

/** Listed in the manifest of whoever reads such exports, under `commands`. */
export function importCommandOf({ kind, takes, details, options = {}, content, begin }: Importer): Command {
  const short = `import ${kind} ${takes}`;
  const own = Object.entries(options).map(([name, value]) => ` [--${name} ${value}]`);
  return {
    name: `import ${kind}`,
    summary: `Brings along a community from an export of ${kind}.`,
    usage: `${short} [--url <old site>] [--files <folder>]${own.join('')} [--json] [--help]`,
    details: `${details.takes}${COMMON_OPTIONS}${details.options ?? ''}${AFTERWARDS}`,
    run: async (site, args, out) => {
      const [path, ...surplus] = args.positional;
      if (path === undefined || surplus.length > 0)
        throw new CommandProblem(`One path is needed. Usage: ${short}`, 2);
      const startedAt = performance.now();
      const text = (name: string) => textOption(args, name, short);
      const folder = text('files');
      const given = Object.keys(options).flatMap((name) => {
        const value = text(name);
        return value === undefined ? [] : [[name, value] as const];
      });
      const source = {
        site,
        out,
        // npm moves to the project's folder, but people name files from where they stand.
        path: resolve(process.env.INIT_CWD ?? '', path),
        host: hostOf(text('url')),
        files:
          folder === undefined
            ? undefined
            : await SourceFiles.in(resolve(process.env.INIT_CWD ?? '', folder)),
      };
      const finished = await begin(source, Object.fromEntries(given));
      return report(finished, content, out, performance.now() - startedAt);
    },
  };
}

function textOption({ options }: CommandArguments, name: string, usage: string): string | undefined {
  const value = options[name];
  if (value === true || value === '') throw new CommandProblem(`--${name} needs a value. Usage: ${usage}`, 2);
  return typeof value === 'string' ? value : undefined;
}

/** The host alone: what was imported is known by it. */
function hostOf(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(url) ? url : `https://${url}`;
  const parsed = URL.canParse(address) ? new URL(address) : undefined;
  const isWebsite = parsed !== undefined && /^https?:$/.test(parsed.protocol) && HOST.test(parsed.hostname);
  const isPlain =
    parsed?.username === '' && /^\/?$/.test(parsed.pathname) && parsed.search === '' && parsed.hash === '';
  if (isWebsite && isPlain) return parsed.hostname;
  throw new CommandProblem(
    `--url ${url} is not the address of a site. Use one like --url https://forum.example.org, without a path.`,
    2,
  );
}

/** A name with a dot and an ending of letters; what is typed without an address is mostly no host either. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i;

const NOTHING_TAKEN = 3;

function report(
  { run, reportFile }: FinishedImport,
  content: readonly string[],
  out: CommandOutput,
  milliseconds: number,
): number {
  const { kinds, unbalanced } = run.stats;
  const { remarks } = run;
  const isRight = unbalanced.length === 0;
  if (out.isJson) out.print(JSON.stringify({ source: run.source, kinds, remarks, isRight, reportFile }));
  else {
    for (const line of [...statsTable(kinds), ...remarks]) out.print(line);
    out.print(
      `Imported from ${run.source} in ${(milliseconds / 1000).toFixed(1)} s. What was rejected and why: ${reportFile}`,
    );
  }
  if (isRight && kinds.some(({ kind, imported }) => content.includes(kind) && imported > 0)) return 0;
  if (isRight)
    throw new CommandProblem(
      `Nothing could be taken from the export. ${reportFile} says why, row by row.`,
      NOTHING_TAKEN,
    );
  throw new CommandProblem(
    `The numbers do not add up for ${unbalanced.map(({ kind }) => kind).join(', ')}: read is not imported and rejected together.`,
  );
}
