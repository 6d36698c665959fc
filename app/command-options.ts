// What a command may be given. Its usage names every option, so that people and this program read the same.
import {
  type Command,
  type CommandArguments,
  CommandProblem,
} from '../platform/server/feature/operations.ts';

/** A misspelt option would otherwise be a wish that nobody heard. */
export function requireKnownOptions(command: Command, { options }: CommandArguments): void {
  const known = new Set(['json', ...[...command.usage.matchAll(/--([\w-]+)/g)].map((found) => found[1])]);
  const unknown = Object.keys(options).find((name) => !known.has(name));
  if (unknown === undefined) return;
  throw new CommandProblem(
    `There is no option --${unknown} here. Usage: npm run parley -- ${command.usage}`,
    2,
  );
}

export function helpOf({ usage, summary, details }: Command): string {
  return `Usage: npm run parley -- ${usage}\n\n${summary}${details ? `\n${details}` : ''}`;
}
