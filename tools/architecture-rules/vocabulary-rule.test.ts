import { expect, it } from 'vitest';
import { parseSource } from './source.ts';
import { violationsOfVocabulary } from './vocabulary-rule.ts';

const found = (path: string, text: string) =>
  violationsOfVocabulary([parseSource(path, text)]).map(({ line, message }) => `${line} ${message}`);

it('finds private words as parts of identifiers, and says the words of the field', () => {
  expect(found('platform/server/rows.ts', 'const rows = 1;\nexport const keptRows = rows;')).toEqual([
    '2 “kept” in keptRows is a private word: say cached, stored, saved or queued: say which',
  ]);
  expect(found('platform/server/rows.ts', 'class Site { #shelf = 1; rate(tallies) {} }')).toEqual([
    '1 “shelf” in shelf is a private word: say cache or registry',
    '1 “tally” in tallies is a private word: say counters, stats or totals',
  ]);
});

it('finds them in names of files and folders', () => {
  expect(found('features/kept-things/rows.ts', 'export {};')).toEqual([
    '1 “kept” in features/kept-things/rows.ts is a private word: say cached, stored, saved or queued: say which',
  ]);
});

it('leaves texts, comments, classes of style sheets and words that only begin alike', () => {
  const text = "// What is kept.\nconst keptAlive = 'told';".replace('keptAlive', 'skeptical');
  expect(
    found('platform/web/Row.tsx', `${text}\nexport const row = [styles.told, skeptical, bonella];`),
  ).toEqual([]);
});
