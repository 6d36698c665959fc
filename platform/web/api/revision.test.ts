import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './call.ts';
import { isConflict, type KnownRevision, sendFrom } from './revision.ts';

const conflict = new ApiError({ message: 'Changed', status: 409, code: 'conflict', revision: '"new"' });

describe('an edit from a revision', () => {
  it('is refused once where somebody else was faster, then takes their place', async () => {
    const known: KnownRevision = { current: '"old"' };
    const send = vi.fn(async (ifMatch: string | undefined) => {
      if (ifMatch !== '"new"') throw conflict;
      return 'saved';
    });
    await expect(sendFrom(known, send)).rejects.toBe(conflict);
    expect(isConflict(conflict)).toBe(true);
    await expect(sendFrom(known, send)).resolves.toBe('saved');
    expect(send.mock.calls).toEqual([['"old"'], ['"new"']]);
  });

  it('forgets nothing when something else goes wrong', async () => {
    const known: KnownRevision = { current: '"old"' };
    const failure = new ApiError({ message: 'Closed', status: 400, code: 'discussion.closed' });
    await expect(sendFrom(known, () => Promise.reject(failure))).rejects.toBe(failure);
    expect([isConflict(failure), known.current]).toEqual([false, '"old"']);
  });
});
