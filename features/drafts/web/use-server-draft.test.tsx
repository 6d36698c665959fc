import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, unmountAll } from '../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../platform/web/testing/on-page.tsx';
import { setViewerState } from '../../../platform/web/viewer/viewer-state.ts';
import { AUTOSAVE_MS } from './draft-sync.ts';
import { type ServerDraft, useServerDraft } from './use-server-draft.ts';

let calls: string[];
let draft: ServerDraft;
beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  setViewerState({ me: { userID: 4, name: 'Mira', photoUrl: '', url: '' } });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    calls.push(`${init.method ?? 'GET'} ${url}`);
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify({ draftID: 1 }), { status: 201, headers });
  });
});
afterEach(() => {
  unmountAll();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Writing({ body }: { body: string }) {
  draft = useServerDraft({
    place: 'comment:9',
    target: { recordType: 'comment', parentRecordType: 'discussion', parentRecordID: 9 },
    body,
    format: 'markdown',
    local: () => undefined,
    onRestore: () => {},
  });
  return <p>{body}</p>;
}

async function write(autosavesDrafts: boolean): Promise<void> {
  const place = mount(onPage(<Writing body="" />, { site: { autosavesDrafts } }));
  place.rerender(onPage(<Writing body="Half a thought" />, { site: { autosavesDrafts } }));
  // The code that stores is fetched first.
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(4 * AUTOSAVE_MS));
}

it('stores what is written by itself', async () => {
  await write(true);
  expect(calls).toEqual(['POST /api/v2/drafts']);
});

it('stores nothing by itself where the site does not want that, and all the same at a press', async () => {
  await write(false);
  expect(calls).toEqual([]);
  await act(() => draft.store());
  expect(calls).toEqual(['POST /api/v2/drafts']);
});
