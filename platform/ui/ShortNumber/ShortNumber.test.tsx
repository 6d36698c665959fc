import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formatCount, formatFullNumber, formatNumber } from './format-number.ts';
import { ShortNumber } from './ShortNumber.tsx';

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1k'],
    [1049, '1k'],
    [1050, '1.1k'],
    [18_432, '18.4k'],
    [999_949, '999.9k'],
    [999_950, '1m'],
    [2_500_000, '2.5m'],
    [7_100_000_000, '7.1b'],
    [1_000_000_000_000, '1t'],
    [1_234_000_000_000_000, '1234t'],
    [-1500, '-1.5k'],
    [-3, '-3'],
  ])('%d reads %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it('caps badges at 99 and is compact above 1,050', () => {
    expect([3, 99, 100, 1050, 1051].map((value) => formatCount(value))).toEqual([
      '3',
      '99',
      '99+',
      '99+',
      '1.1k',
    ]);
  });

  it('is translated', () => {
    expect([999, 1049, 18_432, 2_500_000].map((value) => formatNumber(value, 'pl'))).toEqual([
      '999',
      '1\u00a0tys.',
      '18,4\u00a0tys.',
      '2,5\u00a0mln',
    ]);
    expect(formatNumber(18_432, 'ar-u-nu-latn')).toBe('18.4\u00a0ألف');
  });

  it('separates thousands in full', () => {
    const shown = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
    for (const value of [0, 7, 999, 1000, 2841, 1_234_567, -45_678, 2841.6])
      expect(formatFullNumber(value)).toBe(shown.format(value));
  });
});

describe('ShortNumber', () => {
  it('names the full number only where the short form hides digits', () => {
    expect(renderToString(<ShortNumber value={2841} />)).toBe('<span class="num" title="2,841">2.8k</span>');
    expect(renderToString(<ShortNumber value={57} />)).toBe('<span class="num">57</span>');
    expect(renderToString(<ShortNumber value={2841} isFull />)).toContain('>2,841<');
  });
});
