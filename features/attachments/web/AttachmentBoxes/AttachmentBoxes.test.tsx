import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { clearQueries } from '../../../../platform/web/api/use-query.ts';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import AttachmentBoxes from './AttachmentBoxes.tsx';

afterEach(() => {
  unmountAll();
  clearQueries();
});

const MINUTE = 60_000;

const issue = (attachmentID: number, minutesAgo: number) => ({
  attachmentID,
  attachmentType: 'issue',
  recordType: 'discussion',
  recordID: 7,
  source: 'Tracker',
  sourceID: `T-${attachmentID}`,
  status: 'Open',
  metadata: [],
  dateUpdated: new Date(Date.now() - minutesAgo * MINUTE).toISOString(),
});

/** The bodies of what is sent while these are on screen. */
async function sentFor(attachments: object[]): Promise<unknown[]> {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    if (init.method === 'POST') sent.push(JSON.parse(String(init.body)));
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(init.method === 'POST' ? [] : attachments), { headers });
  });
  const { container } = mount(onPage(<AttachmentBoxes recordType="discussion" recordID={7} />));
  await vi.waitFor(() => expect(container.querySelectorAll('article')).toHaveLength(attachments.length));
  await act(async () => {});
  return sent;
}

it('asks again about those alone that nobody asked about for ten minutes', async () => {
  const sent = await sentFor([issue(1, 2), issue(2, 11), issue(3, 9), issue(4, 60)]);
  expect(sent).toEqual([{ attachmentIDs: [2, 4], onlyStale: true }]);
});

it('asks about none where all were asked about a moment ago', async () => {
  expect(await sentFor([issue(1, 2), issue(3, 9)])).toEqual([]);
});
