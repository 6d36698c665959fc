import { describe, expect, it } from 'vitest';
import { markedWords, parseQuery } from './query-language.ts';

const shape = (text: string, operator?: 'and' | 'or') =>
  parseQuery(text, operator).alternatives.map((terms) =>
    terms.map((term) => `${term.isExcluded ? '-' : ''}${term.kind}:${term.words.join('+')}`),
  );

describe('parseQuery', () => {
  it.each([
    ['red boat', [['word:red', 'word:boat']]],
    ['"red boat" -sail', [['phrase:red+boat', '-word:sail']]],
    ['-"old sail" boat', [['-phrase:old+sail', 'word:boat']]],
    ['pre* x', [['prefix:pre', 'word:x']]],
    ['foo-bar/baz', [['phrase:foo+bar+baz']]],
    ['cat OR dog', [['word:cat'], ['word:dog']]],
    ['北京市', [['phrase:北京+京市']]],
    ['"unclosed phrase', [['phrase:unclosed+phrase']]],
    ['-only', []],
    ['  ', []],
    ['!!! ???', []],
    ['Crème', [['word:creme']]],
  ])('%s', (text, expected) => {
    expect(shape(text)).toEqual(expected);
  });

  it('joins by or where asked', () => {
    expect(shape('a b -c', 'or')).toEqual([['word:a'], ['word:b', '-word:c']]);
  });

  it('stays within bounds', () => {
    expect(parseQuery('x '.repeat(5000)).alternatives[0]?.length).toBe(24);
  });
});

it('marks what was asked for, not what was excluded', () => {
  expect(markedWords(parseQuery('boat -sail "red oak"'))).toEqual(['boat', 'red', 'oak']);
});
