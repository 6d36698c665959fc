import { describe, expect, it } from 'vitest';
import { changedWords, changesBetween } from './post-changes.ts';

const textOf = (parts: readonly { kind: string; text: string }[], without: string) =>
  parts.flatMap(({ kind, text }) => (kind === without ? [] : text)).join('');

describe('changes', () => {
  it('are those of words where a paragraph was rewritten', () => {
    const words = changedWords('fuse each with 15 A.', 'fuse each with 16 A gPV.');
    expect(textOf(words, 'added')).toBe('fuse each with 15 A.');
    expect(textOf(words, 'removed')).toBe('fuse each with 16 A gPV.');
  });

  it('of paragraphs with hardly a word in common are one that went and one that came', () => {
    const before = 'I measured in July and it was fine then.';
    const after = 'Measure on a bright, cold morning: you will see nothing in summer.';
    expect(changesBetween(before, after).blocks).toEqual([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]);
  });

  it('keep both texts whole, whatever they are', () => {
    const before = 'a\nb\nc\nd';
    const after = 'b\nx\nd\ne';
    const { blocks } = changesBetween(before, after);
    const side = (mine: string, words: string) =>
      blocks.flatMap((block) => {
        if (block.kind === 'same') return block.texts;
        if (block.kind === 'changed') return [textOf(block.words, words)];
        return block.kind === mine ? [block.text] : [];
      });
    expect(side('removed', 'added').join('\n')).toBe(before);
    expect(side('added', 'removed').join('\n')).toBe(after);
  });

  it('of long texts without anything in common end soon', () => {
    const long = (word: string) =>
      Array.from({ length: 4000 }, (_, at) => `${word}${at} ${word.repeat(8)}`).join('\n');
    const begun = performance.now();
    const { countAdded, countRemoved } = changesBetween(long('old'), long('new'));
    expect([countAdded, countRemoved]).toEqual([8000, 8000]);
    // Far more than it takes, and far less than comparing all with all.
    expect(performance.now() - begun).toBeLessThan(3000);
  });
});
