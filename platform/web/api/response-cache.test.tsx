import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ResponseCache } from './response-cache.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const comeBack = (isPersisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: isPersisted }));

describe('response cache', () => {
  it('are good for five minutes from when they came', () => {
    const stored = new ResponseCache<number, string>();
    stored.set(1, 'Melba');
    vi.advanceTimersByTime(5 * 60_000 - 1);
    expect(stored.get(1)).toBe('Melba');
    stored.set(2, 'Otto');
    vi.advanceTimersByTime(1);
    expect([stored.get(1), stored.get(2), stored.get(3)]).toEqual([undefined, 'Otto', undefined]);
  });

  it('are trusted no more on a page from the back-forward cache', () => {
    const stored = new ResponseCache<number, string>();
    stored.set(1, 'Melba');
    comeBack(false);
    expect(stored.get(1)).toBe('Melba');
    comeBack(true);
    expect(stored.get(1)).toBeUndefined();
  });
});
