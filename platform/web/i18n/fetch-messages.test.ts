import { afterEach, expect, it, vi } from 'vitest';
import { fetchMessages } from './fetch-messages.ts';

afterEach(() => vi.unstubAllGlobals());

it('warns where there are no messages, and goes on in English', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const fetched = vi.fn(async () => new Response('', { status: 404 }));
  vi.stubGlobal('fetch', fetched);
  expect(await fetchMessages('/locales/pl.1.json')).toEqual({});
  expect([fetched.mock.calls.length, warn.mock.calls.length]).toEqual([2, 1]);
  expect(warn.mock.calls[0]?.[0]).toContain('texts are shown in English');
  vi.stubGlobal('fetch', async () => new Response('{"Close":"Zamknij"}'));
  expect(await fetchMessages('/locales/pl.1.json')).toEqual({ Close: 'Zamknij' });
  expect([await fetchMessages(undefined), warn.mock.calls.length]).toEqual([{}, 1]);
  warn.mockRestore();
});
