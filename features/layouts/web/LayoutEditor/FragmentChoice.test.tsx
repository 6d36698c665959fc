import { afterEach, expect, it, vi } from 'vitest';
import { find, fire, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import type { CatalogEntry, LayoutCatalog } from '../../layout-catalog.contract.ts';
import type { LayoutPart } from '../../layout-documents.contract.ts';
import { FragmentChoice } from './FragmentChoice.tsx';

afterEach(unmountAll);

const entry = { fragmentTypes: ['BannerFragment'] } as CatalogEntry;
const fragment = (fragmentUUID: string, name: string, fragmentType: string) => ({
  [fragmentUUID]: { fragmentUUID, name, fragmentType },
});
const fragments = {
  ...fragment('a', 'Wide', 'BannerFragment'),
  ...fragment('b', 'Bubble', 'CommentItemFragment'),
};

function drawn(part: LayoutPart, offered: LayoutCatalog['fragments'] = fragments) {
  const onChange = vi.fn();
  const catalog = { fragments: offered } as LayoutCatalog;
  const { container } = mount(onPage(<FragmentChoice {...{ catalog, entry, part, onChange }} />));
  const choose = (value: string) => {
    const select = find<HTMLSelectElement>(container, 'select');
    select.value = value;
    fire(select, new Event('change', { bubbles: true }));
  };
  const names = () => [...container.querySelectorAll('option')].map((each) => each.textContent);
  return { container, onChange, choose, names };
}

const plain = { $hydrate: 'react.app-banner', title: 'Bees' };
const withStyles = { ...plain, $fragmentImpls: { BannerFragment: { fragmentUUID: 'a' } } };

it('offers the published fragments of the types that the widget takes', () => {
  const { names, choose, onChange } = drawn(plain);
  expect(names()).toEqual(['The product', 'Wide']);
  choose('a');
  expect(onChange).toHaveBeenCalledWith(withStyles);
});

it('gives the widget back to the product', () => {
  const { choose, onChange } = drawn(withStyles);
  choose('');
  expect(onChange).toHaveBeenCalledWith(plain);
});

it('says so where the one that was chosen is not published any more', () => {
  const { container, names } = drawn(withStyles, {});
  expect(names()).toEqual(['The product', 'A fragment that is not published']);
  expect(container.textContent).toContain('Until it is, the product draws the widget.');
});

it('is not there where there is nothing to choose', () => {
  expect(drawn(plain, {}).container.querySelector('select')).toBeNull();
});
