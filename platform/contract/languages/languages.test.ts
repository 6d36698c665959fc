import { describe, expect, it } from 'vitest';
import { canonicalLocale, directionOf, negotiateLanguage, ownNameOf } from './languages.ts';

const available = ['en', 'pl', 'ar', 'pt-BR'];
const chosenLanguage = (acceptLanguage?: string, ...chosen: (string | null | undefined)[]) =>
  negotiateLanguage(available, { chosen, acceptLanguage });

describe('the language of a reader', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['pl', 'pl'],
    ['PL-pl', 'pl'],
    ['de, fr;q=0.9', 'en'],
    ['de, ar;q=0.4, pl;q=0.6', 'pl'],
    ['pl;q=0, ar;q=0.1', 'ar'],
    ['de-AT, *;q=0.1', 'en'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['ar-EG-u-nu-arab', 'ar'],
    [';;,=,q=pl, <script>', 'en'],
    [`${'x'.repeat(600)}, pl`, 'en'],
  ])('who asks for %j reads %s', (header, language) => {
    expect(chosenLanguage(header)).toBe(language);
  });

  it('is what they chose, as long as it is there', () => {
    expect(chosenLanguage('pl', 'ar')).toBe('ar');
    expect(chosenLanguage('pl', null, 'AR', 'en')).toBe('ar');
    expect(chosenLanguage('pl', 'de', undefined)).toBe('pl');
    expect(negotiateLanguage([], { chosen: [] })).toBe('en');
  });
});

describe('languages', () => {
  it('have a direction and a name of their own', () => {
    expect(['ar', 'fa-IR', 'he', 'pl', 'en'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'ltr', 'ltr']);
    expect(['pl', 'ar', 'pt-BR', 'tr'].map(ownNameOf)).toEqual([
      'Polski',
      'العربية',
      'Português (Brasil)',
      'Türkçe',
    ]);
    expect(['pt_br', 'EN', 'x y', 'klingon!', ''].map(canonicalLocale)).toEqual([
      'pt-BR',
      'en',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
