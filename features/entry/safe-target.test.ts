import { describe, expect, it } from 'vitest';
import { safeTarget } from './safe-target.ts';

describe('safeTarget', () => {
  it.each([
    ['/discussion/5/x?sort=-score#Comment_3', '/discussion/5/x?sort=-score#Comment_3'],
    ['discussions', '/discussions'],
    ['http://elsewhere.example/', '/'],
    ['//elsewhere.example/x', '/'],
    ['/\\elsewhere.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/entry/signout', '/'],
    [undefined, '/'],
    ['', '/'],
  ])('%s leads to %s', (target, expected) => {
    expect(safeTarget(target)).toBe(expected);
  });
});
