import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { clearQueries } from '../../../../platform/web/api/use-query.ts';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { PrivacyChoice } from './PrivacyChoice.tsx';

afterEach(() => {
  unmountAll();
  clearQueries();
  vi.unstubAllGlobals();
});

it('shows what was chosen, stores another choice, and takes it back', async () => {
  let stored = 1;
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (method === 'POST') {
      sent.push(JSON.parse(String(body)));
      stored = Number(JSON.parse(String(body)).AnonymizeData);
    }
    return new Response(JSON.stringify({ AnonymizeData: stored }), {
      headers: { 'content-type': 'application/json' },
    });
  });
  const { container } = mount(onPage(<PrivacyChoice />));
  const radios = () => [...container.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const checked = () => radios().findIndex((each) => each.checked);
  await vi.waitFor(() => expect(checked()).toBe(1));
  for (const at of [2, 0]) {
    await act(async () => radios()[at]?.click());
    await vi.waitFor(() => expect(checked()).toBe(at));
  }
  expect(sent).toEqual([{ AnonymizeData: false }, { AnonymizeData: -1 }]);
});
