import { describe, expect, it } from 'vitest';
import { printColour } from './colour.ts';
import { resolveColour } from './resolve-colours.ts';

const mix = (sides: string) => {
  const colour = resolveColour(new Map(), `color-mix(in oklab, ${sides})`, 'light');
  return colour && printColour(colour);
};

describe('a mix of colours', () => {
  it.each([
    ['#000 0%, #fff', '#ffffff'],
    ['#000 100%, #fff', '#000000'],
    ['#000, #fff 0%', '#000000'],
    ['#000, #fff 100%', '#ffffff'],
  ])('is one of the two where the other has no part in it: %s', (sides, expected) => {
    expect(mix(sides)).toBe(expected);
  });

  it('lies between the two, halfway where no part is named', () => {
    expect(mix('#000, #fff')).toBe(mix('#000 50%, #fff'));
    expect(['#000000', '#ffffff']).not.toContain(mix('#000, #fff'));
  });

  it.each(['#000 140%, #fff', '#000, #fff 140%', '#000 100.1%, #fff', '#000 -1%, #fff'])(
    'is no colour where a part is less than none, or more than all: %s',
    (sides) => {
      expect(mix(sides)).toBeUndefined();
    },
  );
});
