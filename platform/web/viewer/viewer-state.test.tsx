import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { hydrate, unmountAll } from '../../ui/testing/mount.tsx';
import { setFirstViewerState, setViewerState, useViewerState } from './viewer-state.ts';

afterEach(() => {
  unmountAll();
  setViewerState({ bookmarks: undefined });
});

function Marked({ at }: { at: number }) {
  return <b>{useViewerState('bookmarks')?.includes(at) ? 'marked' : 'plain'}</b>;
}

it('hydrates the shared page, then shows the state a page came with, and each later change at once', async () => {
  const { container, html, complaints } = hydrate([1, 2].map((at) => <Marked key={at} at={at} />));
  expect(html).toBe('<b>plain</b><b>plain</b>');
  expect(complaints).toEqual([]);
  await act(() => setFirstViewerState({ bookmarks: [2] }));
  expect(container.textContent).toBe('plainmarked');
  act(() => setViewerState({ bookmarks: [1] }));
  expect(container.textContent).toBe('markedplain');
});
