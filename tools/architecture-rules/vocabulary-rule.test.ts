import { expect, it } from 'vitest';
import { parseSource } from './source.ts';
import { violationsOfMigrations, violationsOfVocabulary } from './vocabulary-rule.ts';

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

it('finds them in names of tables and columns', () => {
  expect(found('features/x/x.ts', 'sql`select kept_at from shelves where told_twice`')).toEqual([
    '1 “kept” in kept_at is a private word: say cached, stored, saved or queued: say which',
    '1 “shelf” in shelves is a private word: say cache or registry',
    '1 “told” in told_twice is a private word: say shown, notified, reported or redacted: say which',
  ]);
  expect(found('features/x/x.ts', "sql`select 'what was told' as text from users where kept`")).toEqual([]);
});

it('finds them in new migrations', () => {
  const text = '-- What is kept.\ncreate table long_runs (id int);';
  const of = (path: string) => violationsOfMigrations([{ path, text }]).map(({ line }) => line);
  expect(of('features/x/migrations/20991231000000_x.sql')).toEqual([2]);
  expect(of('features/x/migrations/20261121000000_x.sql')).toEqual([]);
});

it('finds names of two words', () => {
  expect(found('features/x/x.ts', 'const longRuns = 1, outerHostsOf = 2;')).toEqual([
    '1 “long run” in longRuns is a private word: say bulk operation',
    '1 “outer host” in outerHostsOf is a private word: say remote host',
  ]);
});

it('finds the clearest of them in names of tests', () => {
  const test =
    "describe('a shelf', () => { it.each([1])('is made anew', () => {}); it('is kept', () => {}); });";
  expect(found('features/x/x.test.ts', test)).toEqual([
    '1 “shelf” in the name of a test is a private word: say cache or registry',
    '1 “anew” in the name of a test is a private word: say again, reload or restart',
  ]);
  expect(found('features/x/x.ts', test)).toEqual([]);
});

it('leaves texts, comments, classes of style sheets and words that only begin alike', () => {
  const text = "// What is kept.\nconst keptAlive = 'told';".replace('keptAlive', 'skeptical');
  expect(
    found('platform/web/Row.tsx', `${text}\nexport const row = [styles.told, skeptical, bonella];`),
  ).toEqual([]);
});
