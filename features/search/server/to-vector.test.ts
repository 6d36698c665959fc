import { describe, expect, it } from 'vitest';
import { longestTaskDuring } from '../../../platform/server/testing/longest-task-during.ts';
import { snippet } from './snippet.ts';
import { toVector } from './to-vector.ts';

/** As long as a body may be. */
const LENGTH = 200_000;
const MOST_HELD_MS = 50;

const signs = Array.from({ length: LENGTH }, (_, at) =>
  String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
);
const LONG_TEXTS: [string, string][] = [
  ['letters that unfold to eighteen', 'ﷺ'.repeat(LENGTH)],
  ['those as words', 'ﷺ '.repeat(LENGTH / 2)],
  ['one run of signs', signs.join('')],
  ['signs as words', signs.slice(LENGTH / 2).join(' ')],
  ['one word', 'a'.repeat(LENGTH)],
];

describe('toVector', () => {
  it('keeps title and body apart by more than a phrase', async () => {
    expect(
      await toVector([
        { text: 'Red boat', weight: 'A' },
        { text: 'red', weight: 'D' },
      ]),
    ).toBe("'red':1A,13 'boat':2A");
  });

  it('has no word that PostgreSQL would read otherwise, whatever stands around it', async () => {
    const every = Array.from({ length: 0x3000 }, (_, code) => `o${String.fromCodePoint(code)}o`).join(' ');
    const vector = await toVector([{ text: every, weight: 'D' }]);
    expect(vector.replaceAll(/(?:^| )'[^'\\\s:,]+':[\d,]+/gu, '')).toBe('');
  });

  it('knows 250 places of a word', async () => {
    const vector = await toVector([{ text: 'bee '.repeat(1_000), weight: 'D' }]);
    expect(vector.split(',')).toHaveLength(250);
  });

  it.each(LONG_TEXTS)('lets others work in between: %s', async (_, text) => {
    const held = await longestTaskDuring(() => toVector([{ text, weight: 'D' }]));
    expect(held).toBeLessThanOrEqual(MOST_HELD_MS);
  });
});

describe('snippet', () => {
  it.each(LONG_TEXTS)('is soon found, or not: %s', async (_, text) => {
    for (const words of [['bees'], ['東京'], ['a'.repeat(60)]])
      expect(await longestTaskDuring(async () => snippet(text, words))).toBeLessThanOrEqual(MOST_HELD_MS);
  });

  it('is cut around the first match, where words stand far in a text too', () => {
    const { text, marks } = snippet(`${'before '.repeat(1_000)}the bees dance ${'after '.repeat(1_000)}`, [
      'bees',
    ]);
    expect(text).toMatch(/^… (?:before )+the bees dance (?:after )+…$/);
    expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['bees']);
    expect(text.length).toBeLessThan(260);
  });

  it('shows the beginning of a text where the words stand behind what is looked through', () => {
    const { text, marks } = snippet(`${'before '.repeat(20_000)}bees`, ['bees']);
    expect([text, marks]).toEqual([expect.stringMatching(/^(?:before )+…$/), []]);
  });
});
