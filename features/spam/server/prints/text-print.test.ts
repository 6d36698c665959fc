import { describe, expect, it } from 'vitest';
import { bandsOf, likeness, NEARLY_EQUAL, signatureOf } from './text-print.ts';

const OFFER =
  'Cheap watches from the best makers of the world, shipped to your door within two days, order now at our shop';

const printOf = (text: string) => signatureOf(text) ?? [];
const sharesBand = (a: string, b: string) => {
  const bands = bandsOf(printOf(a));
  return bandsOf(printOf(b)).some((band) => bands.includes(band));
};

describe('the print of a text', () => {
  it('is the same for the same words, however they are written', () => {
    expect(printOf(OFFER.toUpperCase().replaceAll(',', ' !'))).toEqual(printOf(OFFER));
  });

  it('is nearly the same for nearly the same words', () => {
    const varied = `${OFFER}, friend 4711`;
    expect(likeness(printOf(OFFER), printOf(varied))).toBeGreaterThanOrEqual(NEARLY_EQUAL);
    expect(sharesBand(OFFER, varied)).toBe(true);
  });

  it('is another one for other words', () => {
    const other =
      'My bees came through the winter well, though one hive was weak and had to be fed twice in January';
    expect(likeness(printOf(OFFER), printOf(other))).toBeLessThan(0.2);
    expect(sharesBand(OFFER, other)).toBe(false);
  });

  it('is not made of what is too short', () => {
    expect(signatureOf('Thanks a lot for that')).toBeUndefined();
    expect(signatureOf('')).toBeUndefined();
  });

  it('fits into a bigint of the database, and takes no longer for a long text', () => {
    const least = -(2n ** 63n);
    for (const band of bandsOf(printOf(OFFER.repeat(100_000)))) {
      expect(band).toBeGreaterThanOrEqual(least);
      expect(band).toBeLessThan(2n ** 63n);
    }
  });
});
