import { afterEach, expect, it } from 'vitest';
import { find, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import type { Category } from '../../../categories/categories.contract.ts';
import CreatePostForm from './CreatePostForm.tsx';

afterEach(unmountAll);

const category = (
  categoryID: number,
  displayAs: string,
  children: Category[] = [],
  allowedPostTypeIDs = ['discussion'],
) =>
  ({
    categoryID,
    name: 'Hives',
    displayAs,
    children,
    breadcrumbs: [],
    allowedPostTypeIDs,
  }) as never as Category;

function chosen(categories: Category[]): string {
  const form = (
    <CreatePostForm postType={{ postTypeID: 'discussion', name: 'Discussion' }} categories={categories} />
  );
  return find<HTMLSelectElement>(mount(onPage(form)).container, 'select').value;
}

it('chooses the category where there is only one, and asks where there are more', () => {
  const only = [category(1, 'heading', [category(2, 'discussions')])];
  expect(chosen(only)).toBe('2');
  expect(chosen([...only, category(3, 'discussions')])).toBe('');
  expect(chosen([...only, category(3, 'discussions', [], ['question'])])).toBe('2');
  expect(chosen([category(3, 'discussions', [], ['question'])])).toBe('');
});
