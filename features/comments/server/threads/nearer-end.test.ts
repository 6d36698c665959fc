import { describe, expect, it } from 'vitest';
import { scanFromNearerEnd } from './nearer-end.ts';

const order = [
  { column: 'c.score', isDescending: true },
  { column: 'c.comment_id', isDescending: false },
];

describe('a scan for one page', () => {
  /** Which rows of 0..total-1 the statement would give. */
  function rows(total: number, offset: number, limit: number): number[] {
    const scan = scanFromNearerEnd(order, { offset, limit, total });
    const all = Array.from({ length: total }, (_, at) => at);
    const [from, count] = [Number(scan.offset.compile().text), Number(scan.limit.compile().text)];
    const found = (scan.isFromEnd ? [...all].reverse() : all).slice(from, from + count);
    return scan.isFromEnd ? found.reverse() : found;
  }

  it('gives the rows of the page from whichever end', () => {
    for (const total of [1, 9, 10, 11, 47])
      for (let page = 0; page * 10 < total; page++)
        expect(rows(total, page * 10, 10)).toEqual(
          Array.from({ length: Math.min(10, total - page * 10) }, (_, at) => page * 10 + at),
        );
  });

  it('turns the whole order round behind the middle', () => {
    const scan = scanFromNearerEnd(order, { offset: 90, limit: 10, total: 95 });
    expect(scan.orderBy.compile().text).toBe('c.score asc, c.comment_id desc');
    expect(scan.offset.compile().text).toBe('0');
    expect(scan.limit.compile().text).toBe('5');
  });
});
