import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseSource } from '../laws/source.ts';
import { breachesOfWordings } from '../laws/wording-law.ts';
import { catalogueFiles, ENGLISH_FILE, readCatalogue } from './catalogue-files.ts';
import { extractWordings, SAID_ELSEWHERE, type Wording } from './extract-wordings.ts';

const MOST_MISSING = 20;
const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const inCode = (text: string, path: string) =>
  Object.entries(extractWordings([parseSource(path, text)]))
    .filter(([key]) => !SAID_ELSEWHERE.includes(key))
    .map(([, wording]) => wording);

describe('wordings are found', () => {
  it.each<[string, Wording[]]>([
    [`t('Search')`, ['Search']],
    [`translator.t('Search: {query}', { query })`, ['Search: {query}']],
    [`t(isOpen ? 'Close' : 'Open')`, ['Close', 'Open']],
    [`t(title ?? 'Details')`, ['Details']],
    [`const TITLES = { a: 'All of it', icon: 'x' }; t(TITLES[kind])`, ['All of it']],
    [
      `plural(n, { one: '{count} bee', other: '{count} bees' })`,
      [{ one: '{count} bee', other: '{count} bees' }],
    ],
    [`const kinds = [{ name: 'Newest', icon: 'arrow-down' }]`, ['Newest']],
    [`new DomainError('x', 400, \`There is no \${thing.name} here.\`)`, ['There is no {name} here.']],
    [`errorCatalogue({ 'a.b': [400, 'Not so.'] })`, ['Not so.']],
    [`t('{count}'); t('·'); ask('Nobody')`, []],
  ])('in %s', (code, found) => {
    expect(inCode(code, 'features/x/web/x.tsx')).toEqual(found);
  });
});

describe('the catalogue', () => {
  const english = readCatalogue(join(projectFolder, ENGLISH_FILE));

  it('of English lacks no text and holds none that nobody says', () => {
    const said = { New: 'New', Newer: 'Newer', Both: 'Both' };
    const breaches = breachesOfWordings(said, { Both: 'Both', Old: 'Old' }, 'en.json');
    expect(breaches.map(({ says }) => says.split(':')[0])).toEqual([
      '2 texts are missing, “New” for one',
      '1 texts are said by nobody, “Old” for one',
    ]);
    expect(breachesOfWordings(said, said, 'en.json')).toEqual([]);
  });

  describe.each(catalogueFiles(projectFolder))('%s', (path) => {
    const own = readCatalogue(join(projectFolder, path));
    const locale = /([\w-]+)\.json$/.exec(path)?.[1] ?? '';

    it('says what English says, and nothing else', () => {
      expect(Object.keys(own).filter((text) => !(text in english))).toEqual([]);
    });

    it('fills the same gaps', () => {
      const wrong = Object.entries(own).filter(([text, said]) => {
        const gaps = gapsOf(text);
        // "One comment" and "two comments" are words of their own in some languages.
        if (typeof said === 'object')
          return Object.values(said).some((form) => gapsOf(form).some((gap) => !gaps.includes(gap)));
        return gapsOf(said).join() !== gaps.join();
      });
      expect(wrong).toEqual([]);
    });

    it('has every plural form of its language', () => {
      const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
      const wrong = Object.entries(own).filter(
        ([text, said]) =>
          (typeof said === 'object') !== (typeof english[text] === 'object') ||
          (typeof said === 'object' && Object.keys(said).toSorted().join() !== forms.join()),
      );
      expect(wrong).toEqual([]);
    });

    it('leaves next to nothing in English', () => {
      const missing = Object.keys(english).filter((text) => !(text in own));
      // A text that is new may wait for somebody who speaks the language; a page of them may not.
      expect(missing.length > MOST_MISSING ? missing : []).toEqual([]);
    });
  });
});

function gapsOf(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort();
}
