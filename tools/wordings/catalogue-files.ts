// Where catalogues lie: that of English with the locales, those of other languages with their add-ons.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { Wordings } from './extract-wordings.ts';

export const ENGLISH_FILE = 'features/locales/locales/en.json';

export function catalogueFiles(projectFolder: string): string[] {
  const all = globSync('{platform,features,addons}/*/locales/*.json', { cwd: projectFolder });
  return all.filter((path) => !path.endsWith('/en.json')).sort();
}

export function readCatalogue(file: string): Wordings {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** One wording a line, in the order of the alphabet: changes of different people lie apart. */
export function writeCatalogue(file: string, wordings: Wordings): void {
  const lines = Object.entries(wordings)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([text, said]) => `  ${JSON.stringify(text)}: ${indented(said)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

/** As the formatter leaves it: forms of plurals line by line. */
function indented(said: unknown): string {
  return JSON.stringify(said, null, 2).replace(/\n/g, '\n  ');
}
