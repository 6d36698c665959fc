import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { currentToasts } from '../../../../platform/ui/Toast/toast-store.ts';
import { find, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { FilterPosts } from './FilterPosts.tsx';

vi.mock('./FilterForm.tsx', () => {
  throw new TypeError('Failed to fetch');
});

afterEach(() => {
  unmountAll();
  vi.restoreAllMocks();
});

it('leaves the list as it was where its form does not come', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const address = { path: '/discussions', query: new URLSearchParams() };
  const { container } = mount(
    onPage(
      <div>
        The list <FilterPosts address={address} />
      </div>,
    ),
  );
  await act(async () => find(container, 'button').click());
  await vi.waitFor(() => expect(currentToasts().map(({ id }) => id)).toContain('filters'));
  expect(container.textContent).toContain('The list');
  expect(container.querySelector('[role="alert"]')).toBeNull();
});
