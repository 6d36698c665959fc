// Two tabs of a browser without locks, as a site without https has: each is the module, loaded anew, beside the same storage.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BulkProgress } from '../../contract/progress.ts';
import type { BulkRun } from './bulk-run.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function newTab() {
  vi.resetModules();
  const [{ beginRun, followRun }, { storedRun, storeRun }] = await Promise.all([
    import('./run-work.ts'),
    import('./stored-runs.ts'),
  ]);
  return { beginRun, followRun, storedRun, storeRun };
}

const run = (changes: Partial<BulkRun> = {}): BulkRun => ({
  ...{ runID: 'run-1', userID: 5, request: undefined, reason: '', names: {}, isUndoable: false },
  words: { title: 'Closing', done: 'Closed', failed: 'Not closed' },
  ...{ total: 3, done: 0, left: [1, 2, 3], failed: [], chunk: [], payload: null },
  ...{ attemptID: 'attempt-1', calls: 0, isEnded: false, at: Date.now() },
  ...changes,
});

type Answer = { body: BulkProgress };
const all = (ids: readonly number[]): Answer => ({
  body: {
    progress: { successIDs: [...ids], failedIDs: [], exceptionsByID: {}, countTotalIDs: ids.length },
    callbackPayload: null,
  },
});
const done = () => vi.fn(async (ids: number[]) => all(ids));
const SECONDS = 1000;

it('is worked on by the tab that began it alone, however long the server takes', async () => {
  const [one, two] = [await newTab(), await newTab()];
  let answer: (value: Answer) => void = () => undefined;
  const sendSlowly = vi.fn(() => new Promise<Answer>((resolve) => (answer = resolve)));
  const ended = one.beginRun(run(), sendSlowly);
  const sendOfOther = done();
  // It sees the run the moment it is begun.
  const followed = two.followRun(two.storedRun('run-1') ?? run(), sendOfOther);
  await vi.advanceTimersByTimeAsync(90 * SECONDS);
  expect([sendSlowly.mock.calls.length, sendOfOther.mock.calls.length]).toEqual([1, 0]);
  answer(all([1, 2, 3]));
  await vi.advanceTimersByTimeAsync(10 * SECONDS);
  expect(await ended).toMatchObject({ done: 3, left: [], isEnded: true });
  expect(await followed).toBeUndefined();
  expect(sendOfOther).not.toHaveBeenCalled();
});

it('is begun by the tab whose form it is, also where another one hears of it at once', async () => {
  vi.useRealTimers();
  const [one, two] = [await newTab(), await newTab()];
  vi.stubGlobal('navigator', { locks: locksInOrder() });
  const [send, sendOfOther] = [done(), done()];
  const follow = ({ key }: StorageEvent) => {
    const now = two.storedRun('run-1');
    if (key === 'bulkRun:run-1' && now && !now.isEnded) void two.followRun(now, sendOfOther);
  };
  addEventListener('storage', follow);
  expect(await one.beginRun(run(), send)).toMatchObject({ done: 3, left: [], isEnded: true });
  removeEventListener('storage', follow);
  expect(sendOfOther).not.toHaveBeenCalled();
});

/** As a browser's: one holder at a time, in the order in which they were asked for. */
function locksInOrder() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name: string, then: () => Promise<unknown>) {
      const turn = last.then(then);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

it('is gone on with by another tab when its own says nothing any more, with what that one had sent last', async () => {
  const two = await newTab();
  // What a tab leaves that was killed in the middle of a call.
  two.storeRun(run({ done: 1, left: [2, 3], chunk: [2, 3], calls: 4 }));
  const send = done();
  const followed = two.followRun(run(), send);
  await vi.advanceTimersByTimeAsync(28 * SECONDS);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(12 * SECONDS);
  expect(await followed).toMatchObject({ done: 3, left: [], isEnded: true });
  expect(send.mock.calls).toEqual([[[2, 3], expect.objectContaining({ idempotencyKey: 'attempt-1-4' })]]);
});

it('is gone on with by one of several tabs that wait', async () => {
  const [two, three] = [await newTab(), await newTab()];
  two.storeRun(run({ chunk: [1, 2, 3] }));
  const [send, sendOfOther] = [done(), done()];
  const followed = [two.followRun(run(), send), three.followRun(run(), sendOfOther)];
  await vi.advanceTimersByTimeAsync(120 * SECONDS);
  await Promise.all(followed);
  expect(send.mock.calls.length + sendOfOther.mock.calls.length).toBe(1);
  expect(two.storedRun('run-1')).toMatchObject({ done: 3, left: [], isEnded: true });
});
