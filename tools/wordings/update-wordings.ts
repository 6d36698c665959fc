// Writes the catalogue of all English wordings, and takes out of other languages what nobody says any more.
// Run after a text of the interface has changed: node tools/wordings/update-wordings.ts
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSources } from '../laws/source.ts';
import { catalogueFiles, ENGLISH_FILE, readCatalogue, writeCatalogue } from './catalogue-files.ts';
import { extractWordings, isSpoken } from './extract-wordings.ts';

const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const english = extractWordings(readSources(projectFolder, isSpoken));
writeCatalogue(join(projectFolder, ENGLISH_FILE), english);
const count = Object.keys(english).length;
console.log(`en: ${count} wordings`);
for (const path of catalogueFiles(projectFolder)) {
  const file = join(projectFolder, path);
  const own = Object.entries(readCatalogue(file));
  const said = own.filter(([text]) => english[text] !== undefined);
  writeCatalogue(file, Object.fromEntries(said));
  const missing = Object.keys(english).filter((text) => !said.some(([known]) => known === text));
  console.log(`${path}: ${missing.length} of ${count} are missing, ${own.length - said.length} taken out`);
  for (const text of missing) console.log(`  ${text}`);
}
