// The English texts of every file of messages: those of the product, and of each add-on what the product lacks.
import type { Source } from '../architecture-rules/source.ts';
import { extractMessages, type Messages, messagesIn } from './extract-messages.ts';
import { ENGLISH_FILE, englishFileOf } from './message-files.ts';

export type MessagesByFile = ReadonlyMap<string, Messages>;

export function englishMessages(sources: readonly Source[]): MessagesByFile {
  const byFile = Map.groupBy(sources, ({ path }) => englishFileOf(path));
  const product = extractMessages(byFile.get(ENGLISH_FILE) ?? []);
  const files = new Map([[ENGLISH_FILE, product]]);
  for (const [file, own] of byFile) {
    const texts = Object.entries(messagesIn(own)).filter(([text]) => !(text in product));
    if (file !== ENGLISH_FILE && texts.length > 0) files.set(file, Object.fromEntries(texts));
  }
  return files;
}

/** Where a language has the texts of a file of English ones. */
export function fileOfLanguage(english: string, locale: string, ownFile: string): string {
  return english === ENGLISH_FILE ? ownFile : english.replace(/en\.json$/, `${locale}.json`);
}
