// Runs a command of backups and exports within a test, and what it says.
import { type Command, CommandProblem } from '../../../../platform/server/feature/operations.ts';
import type { Site } from '../../../../platform/server/site/site.ts';

/** Lines of the last command that ran. */
export const printed: string[] = [];

export const runnerOf =
  (commands: readonly Command[]) =>
  async (
    site: Site,
    name: string,
    positional: string[],
    options: Record<string, string | boolean> = {},
  ): Promise<number> => {
    printed.length = 0;
    const command = commands.find((each) => each.name === name);
    const isJson = options.json === true;
    const out = { print: (line: string) => void printed.push(line), progress: () => {}, isJson };
    return (await command?.run(site, { positional, options }, out)) ?? -1;
  };

/** In words, where it is a problem of whoever typed it. */
export const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => (error instanceof CommandProblem ? error.message : error),
  );
