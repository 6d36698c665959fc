// What an operator reads about the commands: each stands there, with every option it knows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commands } from './commands.ts';

const lines = readFileSync(join(import.meta.dirname, '../docs/operate/commands.md'), 'utf8').split('\n');
/** Asked for by the program itself, never typed by anybody. */
const OF_THE_PROGRAM = ['restore-requested'];
/** Every command knows these. */
const EVERYWHERE = ['--json', '--help'];

it('describes every command with its options', () => {
  const missing = commands
    .filter(({ name }) => !OF_THE_PROGRAM.includes(name))
    .flatMap(({ name, usage }) => {
      const line = lines.find((each) => each.startsWith('| ') && each.includes(`\`${name}`));
      if (!line) return [name];
      const options = usage.match(/--[a-z-]+/g) ?? [];
      return options
        .filter((option) => !EVERYWHERE.includes(option) && !line.includes(option))
        .map((option) => `${name} ${option}`);
    });
  expect(missing).toEqual([]);
});
