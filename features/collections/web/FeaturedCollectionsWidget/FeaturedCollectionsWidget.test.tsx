import { afterEach, expect, it } from 'vitest';
import { mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import type { Category } from '../../../categories/categories.contract.ts';
import { sampleDiscussion } from '../../../discussions/web/testing/discussion-sample.ts';
import type { ShownRecord } from '../../collections.contract.ts';
import {
  FeaturedCollectionsWidget,
  type FeaturedCollectionsWidgetProps,
} from './FeaturedCollectionsWidget.tsx';

afterEach(unmountAll);

const added = { sort: null, dateAddedToCollection: '2026-01-01T00:00:00+00:00' };
const category = {
  name: 'Garden',
  url: 'http://localhost/categories/garden',
  description: 'Green',
  color: 2,
  countAllDiscussions: 1,
};
const records: ShownRecord[] = [
  { ...added, recordType: 'category', recordID: 5, record: category as Category },
  { ...added, recordType: 'discussion', recordID: 7, record: sampleDiscussion({ name: 'Why bees swarm' }) },
];
const draw = (props: Partial<FeaturedCollectionsWidgetProps> = {}) =>
  mount(
    onPage(
      <FeaturedCollectionsWidget collection={{ collectionID: 1, name: 'Picked', records }} {...props} />,
    ),
  ).container;

it('shows records of every kind in the order they were given', () => {
  for (const displayType of ['grid', 'list'] as const) {
    const container = draw({ containerOptions: { displayType } });
    const links = [...container.querySelectorAll('a')].map((link) => link.textContent);
    expect(links).toEqual(['Garden', 'Why bees swarm']);
    expect(container.querySelector('h2')?.textContent).toBe('Picked');
    expect(container.textContent).toContain('1 discussion');
  }
});

it('has its numbers behind icons where the layout wants that', () => {
  const words = [...draw({ options: { metas: { asIcons: true } } }).querySelectorAll('.visuallyHidden')];
  expect(words.map((each) => each.textContent)).toEqual(
    expect.arrayContaining(['1 discussion', '14 replies']),
  );
});

it('is named as the layout says, or not at all, and is not there without records', () => {
  expect(draw({ title: 'For you' }).querySelector('h2')?.textContent).toBe('For you');
  expect(draw({ titleType: 'none', title: 'x' }).querySelector('section > h2')).toBeNull();
  expect(draw({ collection: { collectionID: 1, name: 'Empty', records: [] } }).textContent).toBe('');
});
