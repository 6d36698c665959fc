import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { SiteLanding } from './SiteLanding.tsx';

afterEach(() => {
  unmountAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks every second how far the closed site is, as a page does, and says it', async () => {
  vi.useFakeTimers();
  const asked: unknown[] = [];
  let phase = 'checking';
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    asked.push([url, new Headers(headers).get('x-requested-with')]);
    const progress = { phase, done: 0, total: 0, perSecond: 0, secondsLeft: null };
    return new Response(JSON.stringify({ progress }), { status: 503 });
  });
  const { container } = mount(onPage(<SiteLanding />));
  expect(container.textContent).toContain('It begins in a moment.');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(container.textContent).toContain('The file is being checked.');
  phase = 'rows';
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(container.textContent).toContain('Records and files are coming in.');
  expect(asked).toEqual([
    ['/api/v2/import-runs', 'parley'],
    ['/api/v2/import-runs', 'parley'],
  ]);
});
