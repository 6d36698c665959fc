import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearLocalDraft, localDraftKey, readLocalDraft, saveLocalDraft } from './local-draft.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

describe('local draft', () => {
  const key = localDraftKey(4, 'comment:9');

  it('comes back as it was, for the same member only', () => {
    expect(saveLocalDraft(key, 'half a thought', 1000)).toBe(true);
    expect(readLocalDraft(key)).toEqual({ text: 'half a thought', savedAt: 1000 });
    expect(readLocalDraft(localDraftKey(5, 'comment:9'))).toBeUndefined();
  });

  it('is gone once it is posted or wiped', () => {
    saveLocalDraft(key, 'half a thought', 1000);
    saveLocalDraft(key, '  \n', 2000);
    expect(readLocalDraft(key)).toBeUndefined();
    saveLocalDraft(key, 'again', 3000);
    clearLocalDraft(key);
    expect(readLocalDraft(key)).toBeUndefined();
  });

  it('is as if it were not there where it is damaged', () => {
    localStorage.setItem(key, '{"text":');
    expect(readLocalDraft(key)).toBeUndefined();
  });

  it('says when the browser would not keep it', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(saveLocalDraft(key, 'much', 1000)).toBe(false);
  });
});
