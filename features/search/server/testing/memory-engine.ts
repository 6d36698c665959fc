// A search engine of an add-on that has its documents in memory.
import type { Feature } from '../../../../platform/server/feature/feature.ts';
import type { SearchQuery } from '../query-language.ts';
import { type EngineDocument, type EngineHit, searchEngines } from '../search-engines.ts';
import { tokenize } from '../tokenize.ts';

const memory = new Map<string, { recordType: string; document: EngineDocument }>();
export const memoryState = { isBroken: false, asked: 0 };

export const keyOf = (recordType: string, recordID: number) => `${recordType}:${recordID}`;

function holds(text: string, { alternatives }: SearchQuery): boolean {
  const words = ` ${tokenize(text)
    .map(({ word }) => word)
    .join(' ')} `;
  const has = (term: { words: string[]; isExcluded: boolean }) =>
    words.includes(` ${term.words.join(' ')} `) !== term.isExcluded;
  return alternatives.length === 0 || alternatives.some((terms) => terms.every(has));
}

const inMemory = searchEngines.add({
  name: 'Memory',
  index: async (_site, recordType, documents) => {
    for (const document of documents)
      memory.set(keyOf(recordType, document.recordID), { recordType, document });
  },
  remove: async (_site, recordType, ids) => {
    for (const id of ids) memory.delete(keyOf(recordType, id));
  },
  clear: async () => memory.clear(),
  find: async (_ctx, { query, name, recordTypes, limit }) => {
    memoryState.asked++;
    if (memoryState.isBroken) throw new Error('The engine is out of order.');
    const hits: EngineHit[] = [];
    for (const { recordType, document } of memory.values()) {
      const { recordID, title, labels, text } = document;
      if (!recordTypes.includes(recordType) || !holds(`${title} | ${labels} | ${text}`, query)) continue;
      if (holds(title, name)) hits.push({ recordType, recordID, rank: holds(title, query) ? 2 : 1 });
    }
    return hits.slice(0, limit);
  },
});

export const memoryEngine: Feature = {
  name: 'memoryEngine',
  dependsOn: ['search'],
  addon: {
    key: 'memoryEngine',
    name: 'Memory',
    description: 'Searches in memory.',
    isEnabledByDefault: true,
  },
  extensions: [inMemory],
};
