import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentToasts } from '../../../../platform/ui/Toast/toast-store.ts';
import { find, hydrate, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { samplePage } from '../testing/managed-pages.ts';
import { CustomPagesList } from './CustomPagesList.tsx';

afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
});

const pages = [
  samplePage(),
  samplePage({
    customPageID: 4,
    seoTitle: 'For staff',
    urlcode: '/staff',
    status: 'unpublished',
    roleIDs: [32, 16],
    roles: [
      { roleID: 32, name: 'Moderator' },
      { roleID: 16, name: 'Administrator' },
    ],
  }),
];
const button = (container: ParentNode, name: string) =>
  [...container.querySelectorAll('button')].find((each) => each.textContent === name) as HTMLButtonElement;
const answers = (status: number, body: object) => {
  const headers = { 'content-type': 'application/json' };
  const fetched = vi.fn(
    async (_url: string, _init: RequestInit) =>
      new Response(status === 204 ? null : JSON.stringify(body), { status, headers }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const drawn = (revalidate = vi.fn(async () => {})) =>
  mount(onPage(<CustomPagesList pages={pages} />, { permissions: ['site.manage'], revalidate })).container;

describe('the custom pages', () => {
  it('say where they are, who reads them and what they are made of', () => {
    const { container, complaints } = hydrate(
      onPage(<CustomPagesList pages={pages} />, { permissions: ['site.manage'] }),
    );
    expect(complaints).toEqual([]);
    const rows = [...container.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].slice(0, 5).map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['House rules', '/house-rules', 'Published', 'Everybody', 'Rules'],
      ['For staff', '/staff', 'Not published', 'Moderator, Administrator', 'Rules'],
    ]);
    expect(find(container, 'td a[href^="/appearance/layouts/"]').getAttribute('href')).toBe(
      '/appearance/layouts/customPage/12-rules/edit',
    );
  });

  it('that are none are explained', () => {
    const { container } = mount(onPage(<CustomPagesList pages={[]} />));
    expect(find(container, 'h2').textContent).toBe('No pages of your own yet');
    expect(container.querySelectorAll('a[href="/appearance/pages/add"]')).toHaveLength(1);
    expect(container.querySelector('table')).toBeNull();
  });

  it('leave the layout alone where the viewer may not arrange it', () => {
    const { container } = mount(onPage(<CustomPagesList pages={pages} />));
    expect(container.querySelector('a[href^="/appearance/layouts"]')).toBeNull();
  });

  it('are hidden and shown at once', async () => {
    const fetched = answers(200, {});
    const revalidate = vi.fn(async () => {});
    const container = drawn(revalidate);
    await act(async () => button(container, 'Unpublish').click());
    expect(fetched).toHaveBeenCalledWith(
      '/api/v2/custom-pages/3',
      expect.objectContaining({ method: 'PATCH', body: '{"status":"unpublished"}' }),
    );
    expect(revalidate).toHaveBeenCalledOnce();
  });

  it('go only after a question, and stay where that fails, with the words of the refusal', async () => {
    const fetched = answers(404, { message: 'CustomPage not found.', status: 404 });
    const container = drawn();
    await act(async () => button(container, 'Delete').click());
    expect(fetched).not.toHaveBeenCalled();
    const dialog = find(container, 'dialog');
    expect(dialog.textContent).toContain('House rules goes with its layout, and /house-rules leads nowhere.');
    await act(async () => button(dialog, 'Delete').click());
    expect(fetched).toHaveBeenCalledWith(
      '/api/v2/custom-pages/3',
      expect.objectContaining({ method: 'DELETE' }),
    );
    expect(currentToasts().map(({ body }) => body)).toContain('CustomPage not found.');
    expect(container.querySelector('dialog')).toBeNull();
  });
});
