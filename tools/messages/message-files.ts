// Where message files are: that of English with the locales, those of other languages with their add-ons.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { Messages } from './extract-messages.ts';

export const ENGLISH_FILE = 'features/locales/locales/en.json';

export function messageFiles(projectFolder: string): string[] {
  const all = globSync('{platform,features,addons}/*/locales/*.json', { cwd: projectFolder });
  return all.filter((path) => !path.endsWith('/en.json')).sort();
}

export function readMessages(file: string): Messages {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** One message a line, in alphabetical order: changes of different people lie apart. */
export function writeMessages(file: string, messages: Messages): void {
  const lines = Object.entries(messages)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([text, used]) => `  ${JSON.stringify(text)}: ${indented(used)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

/** As the formatter leaves it: forms of plurals line by line. */
function indented(used: unknown): string {
  return JSON.stringify(used, null, 2).replace(/\n/g, '\n  ');
}
