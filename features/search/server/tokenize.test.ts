import { describe, expect, it } from 'vitest';
import { fold, foldedPieces, tokenize, tokenizeTerm } from './tokenize.ts';

const wordsOf = (text: string) => tokenize(text).map((token) => token.word);

describe('fold', () => {
  it.each([
    ['Crème Brûlée', 'creme brulee'],
    ['ＦＵＬＬ width', 'full width'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['Ελλάδα', 'ελλαδα'],
    ['مَرْحَبًا', 'مرحبا'],
    ['ガギグ', 'カキク'],
    ['한국어', '한국어'],
  ])('%s becomes %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('tokenize', () => {
  it('parts compounds, so that each part is found', () => {
    expect(wordsOf('see foo-bar/baz.txt')).toEqual(['see', 'foo', 'bar', 'baz', 'txt']);
  });

  it('takes Chinese and Japanese in pairs, inside sentences', () => {
    expect(wordsOf('我住在北京市')).toEqual(['我住', '住在', '在北', '北京', '京市', '市']);
    expect(wordsOf('東京のtower')).toEqual(['東京', '京の', 'の', 'tower']);
  });

  it('asks for Korean parts of words as the pairs that were stored', () => {
    expect(wordsOf('한국어를')).toEqual(['한국', '국어', '어를', '를']);
    expect(tokenizeTerm('한국어').words).toEqual(['한국', '국어']);
  });

  it('knows scripts beyond the basic plane', () => {
    expect(wordsOf('𐤀𐤁 word')).toEqual(['𐤀𐤁', 'word']);
  });

  it('survives a text of one endless word', () => {
    expect(wordsOf('a'.repeat(100_000))).toEqual(['a'.repeat(60)]);
  });
});

it('folds a long text bit by bit into the same', () => {
  const texts = [
    'Crème Brûlée of the 東京 tower, '.repeat(500),
    '東京都'.repeat(3_000),
    'e\u0301'.repeat(4_000),
    '𐤀𐤁'.repeat(3_000),
  ];
  for (const text of texts) expect([...foldedPieces(text)].join('')).toBe(fold(text));
});
