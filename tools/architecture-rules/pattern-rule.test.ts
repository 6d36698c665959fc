import { describe, expect, it } from 'vitest';
import { slownessOf, violationsOfPatterns } from './pattern-rule.ts';
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

describe('the rule of patterns', () => {
  const found = (path: string, text: string, exemptions = {}) =>
    violationsOfPatterns([parseSource(path, text)], exemptions).map(({ message }) => message);
  const slow = 'export const end = /\\s+$/;';

  it('holds for the product, also where a pattern is made of a text', () => {
    expect(found('platform/server/a.ts', slow)).toHaveLength(1);
    expect(found('features/a/web/a.ts', `export const a = new RegExp('a*b');`)).toHaveLength(1);
    expect(found('platform/server/a.test.ts', slow)).toEqual([]);
    expect(found('tools/a.ts', slow)).toEqual([]);
  });

  it('knows exemptions, and says which are needed no more', () => {
    const reason = { 'platform/server/a.ts \\s+$': 'it is short' };
    expect(found('platform/server/a.ts', slow, reason)).toEqual([]);
    expect(found('platform/server/a.ts', 'export const a = 1;', reason)).toHaveLength(1);
  });
});
