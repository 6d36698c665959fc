import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, fire, hydrate, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage, type Stage } from '../../../../platform/web/testing/on-page.tsx';
import type { FragmentFilters } from '../../fragment-pages.contract.ts';
import { sampleRevision } from '../testing/fragment-samples.ts';
import { FragmentsList } from './FragmentsList.tsx';

afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
});

const ALL: FragmentFilters = { status: 'latest', appliedStatus: 'all', fragmentType: '' };
const view = {
  recordType: 'layout' as const,
  recordID: '12',
  recordName: 'Spring',
  recordUrl: 'http://localhost/appearance/layouts/home/12-spring',
};
const fragments = [
  sampleRevision({ isApplied: true, fragmentViews: [view] }),
  sampleRevision({
    fragmentUUID: 'b',
    fragmentRevisionUUID: 'c',
    name: 'Bar',
    fragmentType: 'TitleBarFragment',
    status: 'draft',
  }),
];
const list = (shown = fragments, filters = ALL) => <FragmentsList fragments={shown} filters={filters} />;
const drawn = (stage: Stage = {}, ...of: Parameters<typeof list>) =>
  mount(onPage(list(...of), stage)).container;

describe('the fragments', () => {
  it('say what they draw, how far they are and where they stand', () => {
    const { container, complaints } = hydrate(onPage(list()));
    expect(complaints).toEqual([]);
    const rows = [...container.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].slice(0, 4).map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['Greeting', 'Call To Action', 'Published', 'Spring'],
      ['Bar', 'Title Bar', 'Draft', 'No layout'],
    ]);
    expect(find(container, 'td a').getAttribute('href')).toBe('/appearance/layouts/home/12-spring');
    expect(container.querySelectorAll('a[href$="/add"]')).toHaveLength(8);
  });

  it('that are none are explained; that none is like what is requested is shown', () => {
    expect(find(drawn({}, []), 'h2').textContent).toBe('No fragments yet');
    unmountAll();
    const narrowed = drawn({}, [], { ...ALL, status: 'draft' });
    expect(find(narrowed, 'table h2').textContent).toBe('No fragments match these filters');
    expect(narrowed.querySelector('select')).not.toBeNull();
  });

  it('are narrowed down by the address', () => {
    const navigate = vi.fn();
    const container = drawn({ navigate }, fragments, { ...ALL, fragmentType: 'BannerFragment' });
    const select = [...container.querySelectorAll('select')].find((each) =>
      [...each.options].some(({ value }) => value === 'applied'),
    ) as HTMLSelectElement;
    select.value = 'applied';
    fire(select, new Event('change', { bubbles: true }));
    expect(navigate).toHaveBeenCalledWith(
      '/appearance/fragments?fragmentType=BannerFragment&appliedStatus=applied',
      { replace: true, keepsPlace: true },
    );
  });

  it('go only after a question that says what it means', async () => {
    const fetched = vi.fn(async () => new Response('{"success":true}', { status: 200 }));
    vi.stubGlobal('fetch', fetched);
    const revalidate = vi.fn(async () => {});
    const container = drawn({ revalidate });
    const button = (within: ParentNode) =>
      [...within.querySelectorAll('button')].find(
        (each) => each.textContent === 'Delete',
      ) as HTMLButtonElement;
    await act(async () => button(container).click());
    expect(fetched).not.toHaveBeenCalled();
    const dialog = find(container, 'dialog');
    expect(dialog.textContent).toContain('the product draws the widget again');
    await act(async () => button(dialog).click());
    expect(fetched).toHaveBeenCalledWith(
      `/api/v2/fragments/${fragments[0]?.fragmentUUID}`,
      expect.objectContaining({ method: 'DELETE' }),
    );
    expect(revalidate).toHaveBeenCalledOnce();
  });
});
