import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptAnswers } from './kept-answers.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const comeBack = (isPersisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: isPersisted }));

describe('kept answers', () => {
  it('are good for five minutes from when they came', () => {
    const kept = new KeptAnswers<number, string>();
    kept.set(1, 'Melba');
    vi.advanceTimersByTime(5 * 60_000 - 1);
    expect(kept.get(1)).toBe('Melba');
    kept.set(2, 'Otto');
    vi.advanceTimersByTime(1);
    expect([kept.get(1), kept.get(2), kept.get(3)]).toEqual([undefined, 'Otto', undefined]);
  });

  it('are trusted no more on a page from the back-forward cache', () => {
    const kept = new KeptAnswers<number, string>();
    kept.set(1, 'Melba');
    comeBack(false);
    expect(kept.get(1)).toBe('Melba');
    comeBack(true);
    expect(kept.get(1)).toBeUndefined();
  });
});
