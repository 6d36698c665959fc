import { describe, expect, it } from 'vitest';
import { partsOfCss } from './css-parts.ts';

const kinds = (css: string) => partsOfCss(css)?.map(({ kind, text, address }) => [kind, address ?? text]);

describe('a style sheet', () => {
  it('falls into rules, comments, texts and addresses', () => {
    expect(kinds('/* "a */ b{c:"/*";d:url(/*);e:URL( "f)" )}')).toEqual([
      ['comment', '/* "a */'],
      ['rest', ' b{c:'],
      ['text', '"/*"'],
      ['rest', ';d:'],
      ['address', '/*'],
      ['rest', ';e:'],
      ['address', 'f)'],
      ['rest', ' )}'],
    ]);
    expect(kinds('.a\\"b{} .c\\/*d{} my-url(x)')).toEqual([['rest', '.a\\"b{} .c\\/*d{} my-url(x)']]);
    expect(kinds('')).toEqual([]);
  });

  it.each(['a /* b', '"a', "'a\n'", '"a\f"', '"a\\"', 'url(a', 'url("a', 'url(a"b")', 'url(a b)', 'url((a)'])(
    'whose %j has no end has no parts',
    (css) => expect(partsOfCss(css)).toBeUndefined(),
  );
});
