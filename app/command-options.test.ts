import { describe, expect, it } from 'vitest';
import type { Command } from '../platform/server/feature/operations.ts';
import { helpOf, requireKnownOptions } from './command-options.ts';
import { features } from './features.ts';
import { operatingCommands } from './operating-commands.ts';

const commands = [...operatingCommands, ...features.flatMap((feature) => feature.commands ?? [])];

function named(name: string): Command {
  const command = commands.find((each) => each.name === name);
  if (!command) throw new Error(`There is no command ${name}.`);
  return command;
}

const given = (options: Record<string, string | boolean>) => ({ positional: [], options });

describe('options of commands', () => {
  it('that a command does not know are refused', () => {
    for (const [name, option] of [
      ['import discourse', 'urll'],
      ['recount', 'dryrun'],
      ['user create', 'nmae'],
      ['demo', 'force'],
    ] as const) {
      expect(() => requireKnownOptions(named(name), given({ [option]: true }))).toThrow(
        `There is no option --${option} here. Usage: npm run parley -- ${name}`,
      );
    }
  });

  it('are known where the usage names them, and --json everywhere', () => {
    requireKnownOptions(
      named('import discourse'),
      given({ url: 'x', 'unlisted-categories': 'x', json: true }),
    );
    requireKnownOptions(named('import stackexchange'), given({ url: 'x', category: 'x', json: true }));
    requireKnownOptions(named('user create'), given({ name: 'x', email: 'x', password: 'x', role: 'x' }));
    requireKnownOptions(named('token create'), given({ user: 'x', name: 'x' }));
    for (const command of commands) requireKnownOptions(command, given({ json: true }));
  });

  it('are listed by the help of each command', () => {
    for (const command of commands) expect(helpOf(command)).toContain(command.summary);
    for (const word of ['--url', '--unlisted-categories', 'Exit codes', 'users.json'])
      expect(helpOf(named('import discourse'))).toContain(word);
  });
});
