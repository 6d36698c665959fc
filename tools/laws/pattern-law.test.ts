import { describe, expect, it } from 'vitest';
import { breachesOfPatterns, slownessOf } from './pattern-law.ts';
import { parseSource } from './source.ts';

describe('a pattern takes more time than its text is long', () => {
  it.each([
    ['\\s+$', ''],
    ['^\\n+|\\s+$', 'g'],
    ['<[^>]*>', 'g'],
    ['<td\\b[^>]*>', ''],
    ['<a [^>]*href="', ''],
    ['\\s*\\n\\s*', 'g'],
    ['\\/\\*[\\s\\S]*?\\*\\/', 'g'],
    ['(\\w+)=', ''],
    ['\\n\\s*\\n', ''],
    ['a{0,2000}b', ''],
    ['^(.+)+$', ''],
    ['^\\s*(.*)\\s*$', ''],
    ['^(a+)(a+)b', ''],
  ])('/%s/%s', (pattern, flags) => {
    expect(slownessOf(pattern, flags)).toBeDefined();
  });
});

describe('a pattern takes time as its text is long', () => {
  it.each([
    ['^\\s+', ''],
    ['\\s+', 'g'],
    ['<[^<>]*>', 'g'],
    ['^[a-z]+$', ''],
    ['\\n[^\\S\\n]*\\n', ''],
    ['^ *x', 'm'],
    ['a{0,300}b', ''],
    ['\\s+x', 'y'],
    ['"([^"\\n]{1,100})"', 'g'],
  ])('/%s/%s', (pattern, flags) => {
    expect(slownessOf(pattern, flags)).toBeUndefined();
  });
});

describe('the law of patterns', () => {
  const said = (path: string, text: string, exemptions = {}) =>
    breachesOfPatterns([parseSource(path, text)], exemptions).map(({ says }) => says);
  const slow = 'export const end = /\\s+$/;';

  it('holds for the product, also where a pattern is made of a text', () => {
    expect(said('platform/server/a.ts', slow)).toHaveLength(1);
    expect(said('features/a/web/a.ts', `export const a = new RegExp('a*b');`)).toHaveLength(1);
    expect(said('platform/server/a.test.ts', slow)).toEqual([]);
    expect(said('tools/a.ts', slow)).toEqual([]);
  });

  it('knows exemptions, and says which are needed no more', () => {
    const reason = { 'platform/server/a.ts \\s+$': 'it is short' };
    expect(said('platform/server/a.ts', slow, reason)).toEqual([]);
    expect(said('platform/server/a.ts', 'export const a = 1;', reason)).toHaveLength(1);
  });
});
