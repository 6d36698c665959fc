// Writes the files of all English messages, and those of other languages anew: what nobody says any more is taken out of
// them, and what an add-on says lies in its folder. Run after a text of the interface has changed:
// node tools/messages/update-messages.ts
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSources } from '../architecture-rules/source.ts';
import { englishMessages, fileOfLanguage } from './english-messages.ts';
import { isTranslated, type Messages } from './extract-messages.ts';
import { messageFiles, messagesOf, writeMessages } from './message-files.ts';

const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const english = englishMessages(readSources(projectFolder, isTranslated));
for (const [file, messages] of english) {
  writeMessages(join(projectFolder, file), messages);
  console.log(`${file}: ${Object.keys(messages).length} messages`);
}
for (const path of ownFilesOfLanguages()) {
  const locale = localeOf(path);
  const known = messagesOf(projectFolder, locale);
  for (const [file, wanted] of english) update(fileOfLanguage(file, locale, path), wanted, known);
}

/** Of an add-on's texts none: those of the product, which a language brings along. */
function ownFilesOfLanguages(): string[] {
  const beside = new Set([...english.keys()].map((file) => dirname(file)));
  return messageFiles(projectFolder).filter((path) => !beside.has(dirname(path)));
}

function localeOf(path: string): string {
  return /([\w-]+)\.json$/.exec(path)?.[1] ?? '';
}

function update(file: string, wanted: Messages, known: Messages): void {
  const texts = Object.keys(wanted);
  const missing = texts.filter((text) => known[text] === undefined);
  const used = Object.entries(known).filter(([text]) => text in wanted);
  if (used.length > 0 || existsSync(join(projectFolder, file)))
    writeMessages(join(projectFolder, file), Object.fromEntries(used));
  console.log(`${file}: ${missing.length} of ${texts.length} are missing`);
  for (const text of missing) console.log(`  ${text}`);
}
