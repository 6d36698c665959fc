import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { find, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { InviteForm } from './InviteForm.tsx';

afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
});

it('is empty again once an invitation is sent, and keeps what was typed where it was refused', async () => {
  const sent: unknown[] = [];
  let refusal: object | undefined = { message: 'Refused.', status: 422 };
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return new Response(JSON.stringify(refusal ?? {}), {
      status: refusal ? 422 : 201,
      headers: { 'content-type': 'application/json' },
    });
  });
  const revalidate = vi.fn(async () => {});
  const { container } = mount(onPage(<InviteForm />, { revalidate }));
  const input = find<HTMLInputElement>(container, 'input[name="email"]');
  const submit = () =>
    act(async () => {
      find(container, 'form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
  input.value = 'finch@example.org';
  await submit();
  await vi.waitFor(() => expect(find(container, '[role="alert"]').textContent).toContain('Refused.'));
  expect([input.value, revalidate.mock.calls.length]).toEqual(['finch@example.org', 0]);
  refusal = undefined;
  await submit();
  await vi.waitFor(() => expect(revalidate).toHaveBeenCalledOnce());
  expect(input.value).toBe('');
  expect(sent).toEqual([{ email: 'finch@example.org' }, { email: 'finch@example.org' }]);
});
