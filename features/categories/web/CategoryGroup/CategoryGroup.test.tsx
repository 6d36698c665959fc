import { afterEach, expect, it } from 'vitest';
import { find, hydrate, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage, type Stage } from '../../../../platform/web/testing/on-page.tsx';
import type { CategoriesWidgetProps, CategoryItem } from '../CategoriesWidget/categories-widget-props.ts';
import { CategoryGroup } from './CategoryGroup.tsx';

afterEach(unmountAll);

const hives: CategoryItem = {
  to: '/categories/hives',
  name: 'Hives',
  description: 'Boxes and frames.',
  iconUrl: null,
  imageUrl: '/hives.jpg',
  icon: 'camera',
  color: 2,
  counts: [
    { labelCode: 'discussions', count: 3, countAll: 1200 },
    { labelCode: 'comments', count: 1, countAll: 1 },
    { labelCode: 'posts', count: 4, countAll: 1201 },
    { labelCode: 'followers', count: 9, countAll: 9 },
  ],
  displayAs: 'discussions',
  depth: 1,
  categoryID: 5,
  parentCategoryID: null,
  children: [],
  lastPost: null,
};

function draw(props: Partial<CategoriesWidgetProps> = {}, stage: Stage = {}) {
  const { container, complaints } = hydrate(onPage(<CategoryGroup itemData={[hives]} {...props} />, stage));
  expect(complaints).toEqual([]);
  return container;
}

it('shows numbers with those below, in words or with icons', () => {
  const words = draw();
  expect(find(words, 'article').textContent).toBe('HivesBoxes and frames.1.2k posts1 comment');
  const icons = draw({
    categoryOptions: {
      description: { display: false },
      metas: {
        asIcons: 'icon',
        includeSubcategoriesCount: [],
        display: { commentCount: false, followerCount: true },
      },
    },
  });
  expect(find(icons, 'article').textContent).toBe('Hives33 posts99 followers');
});

it('takes its picture where items have one, else its icon and colour', () => {
  expect(draw().querySelector('.icon .face.key2 svg')).not.toBeNull();
  const pictured = draw({ itemOptions: { contentType: 'title-background' } });
  expect(find(pictured, '.figure img').getAttribute('src')).toBe('/hives.jpg');
});

it('offers to follow only members, and only where a layout wants it', () => {
  const categoryOptions = { followButton: { display: true } };
  const member: Stage = { permissions: ['session.valid'] };
  expect(find(draw({ categoryOptions }, member), 'button').getAttribute('aria-label')).toBe('Follow: Hives');
  expect(draw({ categoryOptions }).querySelector('button')).toBeNull();
  expect(draw({}, member).querySelector('button')).toBeNull();
});
