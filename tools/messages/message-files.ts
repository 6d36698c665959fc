// Where message files are. The English texts of the product lie with the locales, those of an add-on in its own folder,
// and goes it, they go with it. Other languages have the texts of the product in their add-on, and the others beside
// the English ones.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Messages } from './extract-messages.ts';

export const ENGLISH_FILE = 'features/locales/locales/en.json';

/** The file of the English texts that a source file has. */
export function englishFileOf(path: string): string {
  const addon = /^addons\/[^/]+/.exec(path)?.[0];
  return addon ? `${addon}/locales/en.json` : ENGLISH_FILE;
}

export function messageFiles(projectFolder: string): string[] {
  return filesLike(projectFolder, '*').filter((path) => !path.endsWith('/en.json'));
}

export function englishFiles(projectFolder: string): string[] {
  return filesLike(projectFolder, 'en');
}

/** Of all the product, as it is looked up when it runs. */
export function messagesOf(projectFolder: string, locale: string): Messages {
  const files = filesLike(projectFolder, locale).map((path) => readMessages(join(projectFolder, path)));
  return Object.assign({}, ...files);
}

function filesLike(projectFolder: string, locale: string): string[] {
  const found = globSync(`{platform,features,addons}/*/locales/${locale}.json`, { cwd: projectFolder });
  return found.sort();
}

export function readMessages(file: string): Messages {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** One message a line, in alphabetical order: changes of different people lie apart. */
export function writeMessages(file: string, messages: Messages): void {
  const lines = Object.entries(messages)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([text, used]) => `  ${JSON.stringify(text)}: ${indented(used)}`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

/** As the formatter leaves it: forms of plurals line by line. */
function indented(used: unknown): string {
  return JSON.stringify(used, null, 2).replace(/\n/g, '\n  ');
}
