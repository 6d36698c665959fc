import { describe, expect, it } from 'vitest';
import { createTranslator, type Messages, NO_MESSAGES } from './translate.ts';

const comments = { one: '{count} comment', other: '{count} comments' };
const polish: Messages = {
  Search: 'Szukaj',
  'Started by {name}': 'Temat założył(a) {name}',
  '{count} comments': {
    one: '{count} komentarz',
    few: '{count} komentarze',
    many: '{count} komentarzy',
    other: '{count} komentarza',
  },
};
const arabic: Messages = {
  'Started by {name}': 'بدأه {name}',
  '{count} comments': {
    zero: 'لا تعليقات',
    one: 'تعليق واحد',
    two: 'تعليقان',
    few: '{count} تعليقات',
    many: '{count} تعليقًا',
    other: '{count} تعليق',
  },
};

describe('texts', () => {
  it('are keyed by their English text, and shown in English where there is no translation', () => {
    const { t } = createTranslator('pl', polish);
    expect(t('Search')).toBe('Szukaj');
    expect(t('Started by {name}', { name: 'Ola' })).toBe('Temat założył(a) Ola');
    expect(t('Close {what}', { what: 'it' })).toBe('Close it');
    expect(t('{who} and {what}', { who: 'Ola' })).toBe('Ola and {what}');
  });

  it('keep words of another direction apart, so that they move nothing around them', () => {
    const { t } = createTranslator('ar', arabic);
    expect(t('Started by {name}', { name: 'Ola' })).toBe('بدأه \u2068Ola\u2069');
    expect(t('Started by {name}', { name: 'ندى' })).toBe('بدأه ندى');
    expect(t('Started by {name}', { name: '42' })).toBe('بدأه 42');
    expect(t('Started by {name}', { name: 'https://x.org' })).toBe('بدأه https://x.org');
    expect(t('Close (all).')).toBe('\u2066Close (all).\u2069');
    expect(t('99+')).toBe('99+');
    expect(t('{name}', { name: 'Ola' })).toBe('\u2068Ola\u2069');
    expect(createTranslator('en', NO_MESSAGES).t('By {name}!', { name: 'ندى' })).toBe('By \u2068ندى\u2069!');
  });
});

describe('numbers of things', () => {
  it.each([
    ['en', NO_MESSAGES, ['0 comments', '1 comment', '2 comments', '5 comments', '1,234 comments']],
    ['pl', polish, ['0 komentarzy', '1 komentarz', '2 komentarze', '5 komentarzy', '1234 komentarze']],
    ['ar', arabic, ['لا تعليقات', 'تعليق واحد', 'تعليقان', '5 تعليقات', '1,234 تعليقًا']],
    // Who lacks the words says them in English, by the rules of English.
    ['pl', {}, ['0 comments', '1 comment', '2 comments', '5 comments', '1234 comments']],
  ] as const)('in %s', (locale, messages, output) => {
    const { plural } = createTranslator(locale, messages);
    const plain = [0, 1, 2, 5, 1234].map((count) => plural(count, comments).replace(/\u00a0/g, ''));
    expect(plain).toEqual(output);
  });

  it('have their plural forms where they are texts too', () => {
    const { t } = createTranslator('pl', polish);
    expect(t('{count} comments', { count: 3 })).toBe('3 komentarze');
    expect(t('{count} comments', { count: '7' })).toBe('7 komentarzy');
    expect(t('{count} comments')).toBe('{count} komentarza');
  });

  it('can be written otherwise than counted', () => {
    expect(createTranslator('pl', polish).plural(2000, comments, { count: '2 tys.' })).toBe(
      '2 tys. komentarzy',
    );
  });
});

it('tells of texts that a language lacks, and never of English', () => {
  const missing: string[] = [];
  const tell = (text: string) => missing.push(text);
  const { t, plural } = createTranslator('pl', polish, tell);
  t('Search');
  plural(2, comments);
  expect(missing).toEqual([]);
  t('Close {name}', { name: 'it' });
  t('–');
  plural(1, { one: '{count} nest', other: '{count} nests' });
  expect(missing).toEqual(['Close {name}', '{count} nest']);
  createTranslator('en', NO_MESSAGES, tell).t('Open');
  expect(missing).toHaveLength(2);
});
