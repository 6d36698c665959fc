import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastRegion } from '../../../../platform/ui/Toast/ToastRegion.tsx';
import { hideToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import * as opening from '../../../../platform/web/router/full-reload.ts';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import type { ThemePreview } from '../../theme-preview.ts';
import { showThemePreview } from './show-theme-preview.tsx';

const preview: ThemePreview = {
  name: 'Folio',
  themeID: 'folio',
  revisionID: null,
  redirect: '/appearance/themes',
};
const button = (container: ParentNode, name: string) =>
  [...container.querySelectorAll('button')].find((each) => each.textContent === name) as HTMLButtonElement;

function draw(given: Partial<ThemePreview> = {}) {
  const { container } = mount(onPage(<ToastRegion />));
  act(() => showThemePreview({ ...preview, ...given }));
  return container;
}

function answers(...statuses: number[]) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => {
    const status = statuses.shift() ?? 200;
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify({ message: 'It is gone.', status }), { status, headers });
  });
  vi.stubGlobal('fetch', fetched);
  return () => fetched.mock.calls.map(([url, { method, body }]) => `${method} ${url} ${body}`);
}

afterEach(() => {
  act(() => hideToast('theme-preview'));
  unmountAll();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('names the theme, stays until it is decided, and applies', async () => {
  const opened = vi.spyOn(opening, 'fullReload').mockReturnValue();
  const calls = answers();
  const container = draw();
  expect(container.textContent).toContain('You are previewing the Folio theme.');
  expect(container.querySelector('[aria-label="Close"]')).toBeNull();
  await act(async () => button(container, 'Apply').click());
  expect(calls()).toEqual([
    'PUT /api/v2/themes/current {"themeID":"folio"}',
    'PUT /api/v2/themes/preview {"themeID":""}',
  ]);
  expect(opened).toHaveBeenCalledWith('/appearance/themes');
});

it('restores a revision, and goes to the revisions', async () => {
  const opened = vi.spyOn(opening, 'fullReload').mockReturnValue();
  const calls = answers();
  const container = draw({ themeID: 7, revisionID: 22, redirect: null });
  await act(async () => button(container, 'Restore').click());
  expect(calls()[0]).toBe('PATCH /api/v2/themes/7 {"revisionID":22}');
  expect(opened).toHaveBeenCalledWith('/appearance/style-guides/7/revisions');
});

it('cancels by ending the preview alone', async () => {
  vi.spyOn(opening, 'fullReload').mockReturnValue();
  const calls = answers();
  const container = draw();
  await act(async () => button(container, 'Cancel').click());
  expect(calls()).toEqual(['PUT /api/v2/themes/preview {"themeID":""}']);
});

it('says why a theme could not be applied, and can be pressed again', async () => {
  answers(404);
  const container = draw();
  await act(async () => button(container, 'Apply').click());
  const alerts = [...container.querySelectorAll('[role="alert"]')].map((each) => each.textContent);
  expect(alerts).toContain('It is gone.');
  expect(button(container, 'Apply').disabled).toBe(false);
});
