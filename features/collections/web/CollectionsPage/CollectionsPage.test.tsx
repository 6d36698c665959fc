import { afterEach, expect, it } from 'vitest';
import { mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { CollectionsPage } from './CollectionsPage.tsx';

afterEach(unmountAll);

it('leads to each collection, and says where there is none', () => {
  const collections = [{ collectionID: 7, name: 'Shore', count: 2 }];
  const { container, rerender } = mount(onPage(<CollectionsPage collections={collections} />));
  expect(container.querySelector('a[href="/collections/7"]')?.textContent).toContain('Shore');
  expect(container.textContent).toContain('2 entries');
  rerender(onPage(<CollectionsPage collections={[]} />));
  expect(container.textContent).toContain('Nothing was collected here yet.');
});

it('leads back from one collection to all', () => {
  const record = {
    name: 'Terns',
    url: '/discussion/1/terns',
    countComments: 1,
    dateLastComment: '2026-01-01',
  };
  const records = [{ recordType: 'discussion', recordID: 1, record }] as never[];
  const collection = { collectionID: 7, name: 'Shore', records };
  const { container } = mount(onPage(<CollectionsPage collection={collection} />));
  expect(container.querySelector('a[href="/collections"]')?.textContent).toBe('Collections');
  expect(container.querySelector('h2')?.textContent).toBe('Shore');
  expect(container.querySelector('a[href="/discussion/1/terns"]')?.textContent).toContain('Terns');
});
