import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitForDemo } from './wait-for-demo.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

it.each([
  ['until there are posts', [json(200, []), json(200, []), json(200, [{}])], 1500],
  ['no more once it is refused', [json(200, []), json(503, { message: 'Busy', status: 503 })], 1000],
])('waits %s', async (_, answers, until) => {
  vi.stubGlobal('fetch', async () => answers.shift());
  const done = vi.fn();
  const waiting = waitForDemo().then(done);
  await vi.advanceTimersByTimeAsync(until - 1);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(done).toHaveBeenCalled();
});

it('waits 20 seconds at most', async () => {
  const fetchMock = vi.fn(async () => json(200, []));
  vi.stubGlobal('fetch', fetchMock);
  const waiting = waitForDemo();
  await vi.advanceTimersByTimeAsync(20_000);
  await waiting;
  expect(fetchMock).toHaveBeenCalledTimes(40);
});
