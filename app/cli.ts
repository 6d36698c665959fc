// `npm run parley -- <command>`: finds the command a feature declared and runs it on the site.
import './readable-stacks.ts';
import pino from 'pino';
import {
  type Command,
  type CommandArguments,
  type CommandOutput,
  CommandProblem,
} from '../platform/server/feature/operations.ts';
import { createLog } from '../platform/server/site/create-log.ts';
import { readEnvironment } from '../platform/server/site/environment.ts';
import { helpOf, requireKnownOptions } from './command-options.ts';
import { commands } from './commands.ts';
import { openSite } from './open-site.ts';
import { runOrExplain } from './run-or-explain.ts';

// Before the call below: what it runs reads them.
const FLAGS = new Set([
  'json',
  'yes',
  'plan',
  'repair',
  'dry-run',
  'remove',
  'without-backup',
  'rehearse',
  'help',
]);

/** A command may go through everything at once; nobody else waits for it. */
const STATEMENT_TIMEOUT_MS = 30 * 60_000;

await runOrExplain(main);

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  if (words.length === 0 || words[0] === 'help' || words[0] === '--help') return printHelp();
  const command = findCommand(words);
  if (!command)
    throw new CommandProblem(
      `There is no command “${words.join(' ')}”. Run npm run parley -- help for the list.`,
      2,
    );
  const args = readArguments(words.slice(command.name.split(' ').length));
  if (args.options.help !== undefined) {
    process.stdout.write(`${helpOf(command)}\n`);
    return;
  }
  requireKnownOptions(command, args);
  const environment = readEnvironment(process.env);
  const log = createLog(process.env.PARLEY_LOG_LEVEL ?? 'error', pino.destination(2));
  const { site, close } = await openSite(environment, {
    log,
    statementTimeout: STATEMENT_TIMEOUT_MS,
    migrates: !command.seesUnmigrated,
  });
  let code: number;
  try {
    code = await command.run(site, args, output(args));
  } finally {
    await close();
  }
  process.exit(code);
}

function findCommand(words: readonly string[]): Command | undefined {
  const matches = commands.filter((command) =>
    command.name.split(' ').every((word, at) => words[at] === word),
  );
  return matches.sort((a, b) => b.name.length - a.name.length)[0];
}

/** `--name value`, `--name=value`, `--flag`; what does not start with dashes is positional. */
function readArguments(words: readonly string[]): CommandArguments {
  const args: CommandArguments = { positional: [], options: {} };
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string;
    const option = /^--([\w-]+)(?:=(.*))?$/s.exec(word);
    if (!option?.[1]) {
      args.positional.push(word);
      continue;
    }
    const next = words[at + 1];
    if (option[2] !== undefined) args.options[option[1]] = option[2];
    else if (next !== undefined && !next.startsWith('--') && !FLAGS.has(option[1])) {
      args.options[option[1]] = next;
      at++;
    } else args.options[option[1]] = true;
  }
  return args;
}

function output(args: CommandArguments): CommandOutput {
  let lastShown = 0;
  return {
    isJson: args.options.json === true,
    print: (line) => {
      if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
      process.stdout.write(`${line}\n`);
    },
    progress: (line) => {
      // A program reads what is printed: it must be JSON alone.
      if (args.options.json === true) return;
      if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}`);
      else if (Date.now() - lastShown > 5000) {
        lastShown = Date.now();
        process.stdout.write(`${line}\n`);
      }
    },
  };
}

function printHelp(): void {
  process.stdout.write('Usage: npm run parley -- <command> [arguments]\n\n');
  const width = Math.max(...commands.map((command) => command.usage.length));
  for (const command of commands)
    process.stdout.write(`  ${command.usage.padEnd(width)}  ${command.summary}\n`);
}
