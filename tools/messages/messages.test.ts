import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { violationsOfMessages } from '../architecture-rules/messages-rule.ts';
import { parseSource } from '../architecture-rules/source.ts';
import { englishMessages, fileOfLanguage } from './english-messages.ts';
import { extractMessages, type Message, USED_ELSEWHERE } from './extract-messages.ts';
import { ENGLISH_FILE, englishFiles, messageFiles, messagesOf, readMessages } from './message-files.ts';

const MOST_MISSING = 20;
const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const inCode = (text: string, path: string) =>
  Object.entries(extractMessages([parseSource(path, text)]))
    .filter(([key]) => !USED_ELSEWHERE.includes(key))
    .map(([, message]) => message);

describe('messages are found', () => {
  it.each<[string, Message[]]>([
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
    [`defineErrors({ 'a.b': [400, 'Not so.'] })`, ['Not so.']],
    [`t('{count}'); t('·'); ask('Nobody')`, []],
  ])('in %s', (code, found) => {
    expect(inCode(code, 'features/x/web/x.tsx')).toEqual(found);
  });
});

describe('words of widgets are found', () => {
  const import_ = "import { choice, field } from '../../../platform/server/layouts/prop-fields.ts';";
  it.each<[string, Message[]]>([
    [
      `field(z.string().regex(x, 'No word of it'), 'Cake', { group: 'Data' }, 'Which one.')`,
      ['Cake', 'Data', 'Which one.'],
    ],
    [`const SIZES = { s: 'Small' } as const; choice(SIZES, 'Size', {})`, ['Size', 'Small']],
    [`field(schema, 'Size', { inputType: 'select', choices: { s: 'Small' } })`, ['Size', 'Small']],
    [`widget({ id: 'cake', name: 'Cake', schema: z.object({}) })`, ['Cake']],
    [`widget({ id: 'cake', name: 'Always there' })`, []],
  ])('in %s', (code, found) => {
    expect(inCode(`${import_} ${code}`, 'features/x/server/x.parts.ts').toSorted()).toEqual(found);
  });

  it('and calls of the same names elsewhere are none', () => {
    expect(inCode(`field('Cake', 'Small cake')`, 'features/x/server/x.parts.ts')).toEqual([]);
  });
});

describe('the messages', () => {
  const english = messagesOf(projectFolder, 'en');

  it('of English lacks no text and holds none that nobody says', () => {
    const used = { New: 'New', Newer: 'Newer', Both: 'Both' };
    const violations = violationsOfMessages(used, { Both: 'Both', Old: 'Old' }, 'en.json');
    expect(violations.map(({ message }) => message.split(':')[0])).toEqual([
      '2 texts are missing, “New” for one',
      '1 texts are used nowhere, “Old” for one',
    ]);
    expect(violationsOfMessages(used, used, 'en.json')).toEqual([]);
  });

  it('of an add-on lie in its own folder, but for those that the product has too', () => {
    const files = englishMessages([
      parseSource('features/x/web/x.tsx', `t('Save'); t('Close')`),
      parseSource('addons/cakes/web/x.tsx', `t('Save'); t('Bake')`),
    ]);
    expect(files.get(ENGLISH_FILE)).toMatchObject({ Save: 'Save', Close: 'Close' });
    expect(files.get('addons/cakes/locales/en.json')).toEqual({ Bake: 'Bake' });
    const inPolish = (file: string) => fileOfLanguage(file, 'pl', 'addons/polish/locales/pl.json');
    expect(inPolish(ENGLISH_FILE)).toBe('addons/polish/locales/pl.json');
    expect(inPolish('addons/cakes/locales/en.json')).toBe('addons/cakes/locales/pl.json');
  });

  describe.each(messageFiles(projectFolder))('%s', (path) => {
    const own = readMessages(join(projectFolder, path));
    const locale = /([\w-]+)\.json$/.exec(path)?.[1] ?? '';
    const beside = path.replace(/[\w-]+\.json$/, 'en.json');
    const englishFile = englishFiles(projectFolder).includes(beside) ? beside : ENGLISH_FILE;

    it('says what English says, and nothing else', () => {
      const texts = readMessages(join(projectFolder, englishFile));
      expect(Object.keys(own).filter((text) => !(text in texts))).toEqual([]);
    });

    it('fills the same gaps', () => {
      const wrong = Object.entries(own).filter(([text, used]) => {
        const gaps = gapsOf(text);
        // "One comment" and "two comments" are words of their own in some languages.
        if (typeof used === 'object')
          return Object.values(used).some((form) => gapsOf(form).some((gap) => !gaps.includes(gap)));
        return gapsOf(used).join() !== gaps.join();
      });
      expect(wrong).toEqual([]);
    });

    it('has every plural form of its language', () => {
      const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
      const wrong = Object.entries(own).filter(
        ([text, used]) =>
          (typeof used === 'object') !== (typeof english[text] === 'object') ||
          (typeof used === 'object' && Object.keys(used).toSorted().join() !== forms.join()),
      );
      expect(wrong).toEqual([]);
    });

    it('leaves next to nothing in English', () => {
      const all = messagesOf(projectFolder, locale);
      const missing = Object.keys(english).filter((text) => !(text in all));
      // A text that is new may wait for somebody who speaks the language; a page of them may not.
      expect(missing.length > MOST_MISSING ? missing : []).toEqual([]);
    });
  });
});

function gapsOf(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort();
}
