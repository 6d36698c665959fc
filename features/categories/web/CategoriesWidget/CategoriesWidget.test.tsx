import { afterEach, describe, expect, it } from 'vitest';
import { find, hydrate, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { CategoriesWidget } from './CategoriesWidget.tsx';
import type { CategoriesWidgetProps, CategoryItem } from './categories-widget-props.ts';

afterEach(unmountAll);

function item(categoryID: number, name: string, own: Partial<CategoryItem> = {}): CategoryItem {
  return {
    categoryID,
    name,
    to: `http://localhost/categories/${name.toLowerCase()}`,
    description: null,
    iconUrl: null,
    imageUrl: null,
    icon: null,
    color: null,
    counts: [
      { labelCode: 'discussions', count: 2, countAll: 1200 },
      { labelCode: 'comments', count: 1, countAll: 1 },
    ],
    displayAs: 'discussions',
    depth: 1,
    parentCategoryID: null,
    children: [],
    ...own,
  };
}

function draw(props: CategoriesWidgetProps) {
  const { container, complaints } = hydrate(onPage(<CategoriesWidget {...props} />, { path: '/categories' }));
  expect(complaints).toEqual([]);
  return container;
}

describe('the page of categories', () => {
  it('parts them by headings, which lead nowhere', () => {
    const heading = item(1, 'Garden', { displayAs: 'heading', children: [item(2, 'Hives')] });
    const container = draw({ isAsset: true, itemData: [heading, item(3, 'Tools')] });
    expect(find(container, 'h1').textContent).toBe('Categories');
    expect([...container.querySelectorAll('h2')].map((each) => each.textContent)).toEqual([
      'Garden',
      'Tools',
    ]);
    expect(container.querySelector('a[href$="/garden"]')).toBeNull();
    expect(container.querySelector('a[href$="/hives"]')).not.toBeNull();
  });

  it('names what stands below a category and counts it in', () => {
    const container = draw({
      isAsset: true,
      itemData: [item(1, 'Hives', { children: [item(2, 'Frames')] })],
    });
    expect(container.textContent).toContain('Frames');
    expect(container.textContent).toContain('1.2k posts');
    expect(container.textContent).toContain('1 comment');
  });

  it('says that there are none', () => {
    expect(draw({ isAsset: true, itemData: [] }).textContent).toContain('No categories were found.');
  });
});

describe('categories beside something else', () => {
  it('are links with counts, headings left out', () => {
    const heading = item(1, 'Garden', { displayAs: 'heading', children: [item(2, 'Hives')] });
    const container = draw({
      itemData: [heading, item(3, 'Tools', { children: [item(4, 'Smokers')] })],
      containerOptions: { displayType: 'link', viewAll: { to: '/categories' } },
    });
    const names = [...container.querySelectorAll('ul a')].map((link) => link.textContent);
    expect(names).toEqual(['Hives1.2k', 'Tools1.2k', 'Smokers1.2k']);
  });

  it('show the numbers, the follow button and the last post that the layout wants', () => {
    const lastPost = {
      name: 'Wax',
      url: '/discussion/1',
      dateInserted: '2026-03-01T00:00:00Z',
      insertUser: { name: 'Mira' },
    } as CategoryItem['lastPost'];
    const itemData = [
      item(5, 'Hives', {
        counts: [
          { labelCode: 'discussions', count: 2, countAll: 2 },
          { labelCode: 'comments', count: 1, countAll: 1 },
          { labelCode: 'posts', count: 3, countAll: 3 },
          { labelCode: 'followers', count: 9, countAll: 9 },
        ],
        lastPost,
      }),
    ];
    const display = { postCount: true, followerCount: true, commentCount: false, lastPostAuthor: false };
    const categoryOptions = { followButton: { display: true }, metas: { display } };
    for (const displayType of ['grid', 'list'] as const) {
      const page = onPage(
        <CategoriesWidget {...{ itemData, categoryOptions }} containerOptions={{ displayType }} />,
        { permissions: ['session.valid'] },
      );
      const { container } = hydrate(page);
      expect(container.textContent).toContain('3 posts2 discussions9 followers');
      expect(container.textContent).not.toContain('Mira');
      expect(container.querySelector('time')).not.toBeNull();
      expect(find(container, 'button').textContent).toBe('Follow');
      unmountAll();
    }
    const icons = draw({ itemData, categoryOptions: { metas: { asIcons: 'icon' } } });
    expect(find(icons, 'article .visuallyHidden').textContent).toBe('2 posts');
  });

  it('are cards under a heading of their own', () => {
    const container = draw({
      title: 'Where the topics live',
      itemData: [item(1, 'Hives', { icon: 'house' })],
    });
    expect(find(container, 'h2').textContent).toBe('Where the topics live');
    expect(find(container, 'h3').textContent).toBe('Hives');
  });
});
