// What the site refuses of a schedule is written to the log, beside what is shown.
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastRegion } from '../../../platform/ui/Toast/ToastRegion.tsx';
import { find, mount, unmountAll } from '../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../platform/web/testing/on-page.tsx';
import { setViewerState } from '../../../platform/web/viewer/viewer-state.ts';
import type { ListedDraft } from '../drafts.states.ts';
import { DraftMenu } from './DraftsPage/DraftMenu.tsx';
import { ScheduleForm } from './ScheduleForm/ScheduleForm.tsx';
import { useDraftActions } from './use-draft-actions.tsx';
import { useServerDraft } from './use-server-draft.ts';

const MESSAGE = 'Posts cannot be scheduled here.';
let calls: string[];
let logged: string[];
/** These calls are refused. */
let refused: Set<string>;

beforeEach(() => {
  [calls, logged, refused] = [[], [], new Set()];
  setViewerState({ me: { userID: 4, name: 'Mira', photoUrl: '', url: '' } });
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void logged.push(text));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url.replace('/api/v2', '')}`;
    calls.push(call);
    const headers = { 'content-type': 'application/json' };
    const isRefused = refused.has(call);
    const body = isRefused ? { status: 403, message: MESSAGE } : { draftID: 7 };
    return new Response(JSON.stringify(body), { status: isRefused ? 403 : 200, headers });
  });
});
afterEach(() => {
  unmountAll();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`No button is called ${name}.`);
  await act(async () => button.click());
}

const scheduled: ListedDraft = {
  draftID: 7,
  kind: 'post',
  name: 'Hive',
  excerpt: '',
  countWords: 0,
  editUrl: null,
  place: null,
  draftStatus: 'scheduled',
  dateSaved: '2026-11-20T10:00:00+00:00',
  dateScheduled: '2026-12-20T10:00:00+00:00',
  permaLink: null,
  failedReason: null,
};

it('a time that is refused in the list of drafts', async () => {
  refused.add('PATCH /drafts/schedule/7');
  const { container } = mount(
    onPage(
      <>
        <DraftMenu draft={scheduled} name="Hive" />
        <ToastRegion />
      </>,
    ),
  );
  await act(async () => find(container, 'summary').click());
  await press('Edit Schedule');
  await act(async () => find<HTMLFormElement>(document.body, 'form').requestSubmit());
  await vi.waitFor(() => expect(logged).toEqual(['Error scheduling draft']));
  await vi.waitFor(() => expect(document.body.textContent).toContain(MESSAGE));
  expect(calls).toEqual(['PATCH /drafts/schedule/7']);
});

it('a schedule that cannot be cancelled in the list of drafts', async () => {
  refused.add('PATCH /drafts/cancel-schedule/7');
  const { container } = mount(
    onPage(
      <>
        <DraftMenu draft={scheduled} name="Hive" />
        <ToastRegion />
      </>,
    ),
  );
  await act(async () => find(container, 'summary').click());
  await press('Cancel Schedule');
  await vi.waitFor(() => expect(logged).toEqual(['Error cancelling draft schedule']));
  await vi.waitFor(() => expect(document.body.textContent).toContain(MESSAGE));
});

/** What stands below the form of a post. */
function PostForm({ body }: { body: string }) {
  const [isOpen, setOpen] = useState(false);
  const draft = useServerDraft({
    place: 'discussion:new',
    target: { recordType: 'discussion', parentRecordType: 'category' },
    body,
    format: 'markdown',
    local: () => undefined,
    onRestore: () => {},
  });
  const actions = useDraftActions(draft, undefined);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Choose a time
      </button>
      <button type="button" onClick={actions.save}>
        Keep
      </button>
      <button type="button" onClick={actions.cancelSchedule}>
        Call off
      </button>
      <ToastRegion />
      {isOpen && (
        <ScheduleForm
          title="When"
          start="2026-12-20T10:00:00+00:00"
          onSchedule={actions.schedule}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

it('a post that is not scheduled, and one whose schedule is not cancelled', async () => {
  refused.add('POST /drafts');
  mount(onPage(<PostForm body="Words" />, { site: { autosavesDrafts: false } }));
  await press('Choose a time');
  await act(async () => find<HTMLFormElement>(document.body, 'form').requestSubmit());
  await vi.waitFor(() => expect(logged).toEqual(['Error scheduling draft']));
  await vi.waitFor(() => expect(document.body.textContent).toContain(MESSAGE));
  await press('Cancel');
  await press('Keep');
  await vi.waitFor(() => expect(logged.at(-1)).toBe('Error autosaving draft'));
  refused = new Set(['PATCH /drafts/cancel-schedule/7']);
  await press('Keep');
  await vi.waitFor(() => expect(document.body.textContent).toContain('Draft saved.'));
  await press('Call off');
  await vi.waitFor(() => expect(logged.at(-1)).toBe('Error cancelling draft schedule'));
  expect(calls).toEqual(['POST /drafts', 'POST /drafts', 'POST /drafts', 'PATCH /drafts/cancel-schedule/7']);
});
