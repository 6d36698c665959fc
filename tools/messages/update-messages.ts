// Writes the file of all English messages, and removes unused ones from other languages.
// Run after a text of the interface has changed: node tools/messages/update-messages.ts
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSources } from '../architecture-rules/source.ts';
import { extractMessages, isTranslated } from './extract-messages.ts';
import { ENGLISH_FILE, messageFiles, readMessages, writeMessages } from './message-files.ts';

const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const english = extractMessages(readSources(projectFolder, isTranslated));
writeMessages(join(projectFolder, ENGLISH_FILE), english);
const count = Object.keys(english).length;
console.log(`en: ${count} messages`);
for (const path of messageFiles(projectFolder)) {
  const file = join(projectFolder, path);
  const own = Object.entries(readMessages(file));
  const used = own.filter(([text]) => english[text] !== undefined);
  writeMessages(file, Object.fromEntries(used));
  const missing = Object.keys(english).filter((text) => !used.some(([known]) => known === text));
  console.log(`${path}: ${missing.length} of ${count} are missing, ${own.length - used.length} taken out`);
  for (const text of missing) console.log(`  ${text}`);
}
