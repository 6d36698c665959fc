import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastRegion } from '../../../../platform/ui/Toast/ToastRegion.tsx';
import { mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { setViewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import DraftToast from './DraftToast.tsx';

let logged: string[];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void logged.push(text));
});
afterEach(() => {
  unmountAll();
  setViewerState({ threadDrafts: [] });
  vi.restoreAllMocks();
});

const draft = { draftID: 3, discussionID: 9, parentCommentID: null, commentID: null };

function show(threadDraft: Record<string, unknown>, url: string): string | null | undefined {
  setViewerState({ threadDrafts: [{ ...draft, ...threadDraft }] });
  mount(
    onPage(
      <>
        <ToastRegion />
        <DraftToast discussionID={9} url={url} />
      </>,
    ),
  );
  return document.querySelector('a[href*="hasDraft"]')?.getAttribute('href');
}

it('leads to where the draft is written on', () => {
  expect(show({}, 'http://localhost/discussion/9/hives')).toBe(
    '/discussion/9/hives?hasDraft=true#create-comment',
  );
  expect(document.body.textContent).toContain('Saved Draft Available.');
  unmountAll();
  expect(show({ parentCommentID: 5 }, 'http://localhost/discussion/9/hives')).toBe(
    '/discussion/comment/5?hasDraft=true#Comment_5',
  );
  expect(logged).toEqual([]);
});

it('shows nothing where no link can be made, which is written to the log alone', () => {
  expect(show({}, 'no address')).toBeUndefined();
  expect(document.body.textContent).not.toContain('Saved Draft Available.');
  expect(new Set(logged)).toEqual(new Set(['Failed to create draft location link']));
});
