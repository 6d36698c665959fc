// What was found for a beginning is filtered for what is typed after it, without asking again.
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { FULL_LIST } from './mention-order.ts';
import { type Mentions, useMentions } from './use-mentions.ts';

let mentions: Mentions;
let asked: string[];
let found: string[];

function Suggestions() {
  mentions = useMentions([]);
  return null;
}

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, location.href).searchParams.get('name') ?? '');
    return Response.json(
      found.map((name, at) => ({ userID: at + 1, name, photoUrl: '', dateLastActive: null })),
    );
  });
  mount(onPage(<Suggestions />));
});
afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function look(text: string, milliseconds = 50): Promise<void> {
  act(() => mentions.look(text, text.length));
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}
const offered = () => mentions.users.map(({ name }) => name);

it('filters what it knows, whatever the accents', async () => {
  found = ['Jo', 'José', 'Josef'];
  await look('@jo');
  await look('@jos');
  expect([asked, offered()]).toEqual([['jo*'], expect.arrayContaining(['José', 'Josef'])]);
  expect(offered()).not.toContain('Jo');
});

it('asks again where a list was cut off', async () => {
  found = Array.from({ length: FULL_LIST }, (_, at) => `Jo${at}`);
  await look('@jo');
  await look('@jos');
  expect(asked).toEqual(['jo*', 'jos*']);
});

it('asks for a letter without an accent where it asked for one with it', async () => {
  found = ['José'];
  await look('@jós');
  await look('@jose');
  expect(asked).toEqual(['jós*', 'jose*']);
});

it('waits until nothing was typed for 50 ms, and asks for the last', async () => {
  found = [];
  for (const text of ['@h', '@he', '@hel']) await look(text, 13);
  await act(() => vi.advanceTimersByTimeAsync(36));
  expect(asked).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(asked).toEqual(['hel*']);
});
