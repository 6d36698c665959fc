import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetText, keepText, keptTextKey, readKeptText } from './kept-text.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

describe('kept text', () => {
  const key = keptTextKey(4, 'comment:9');

  it('comes back as it was, for the same member only', () => {
    expect(keepText(key, 'half a thought', 1000)).toBe(true);
    expect(readKeptText(key)).toEqual({ text: 'half a thought', savedAt: 1000 });
    expect(readKeptText(keptTextKey(5, 'comment:9'))).toBeUndefined();
  });

  it('is gone once it is posted or wiped', () => {
    keepText(key, 'half a thought', 1000);
    keepText(key, '  \n', 2000);
    expect(readKeptText(key)).toBeUndefined();
    keepText(key, 'again', 3000);
    forgetText(key);
    expect(readKeptText(key)).toBeUndefined();
  });

  it('is as if it were not there where it is damaged', () => {
    localStorage.setItem(key, '{"text":');
    expect(readKeptText(key)).toBeUndefined();
  });

  it('says when the browser would not keep it', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(keepText(key, 'much', 1000)).toBe(false);
  });
});
