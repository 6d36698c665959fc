import { expect, it } from 'vitest';
import type { RolePermissionsPageProps } from '../../role-permissions.states.ts';
import { changesOf, chosen, countChanges, storedDraft } from './role-draft.ts';

const props: RolePermissionsPageProps = {
  role: { roleID: 8, name: 'Member', description: null },
  permissions: [
    { name: 'discussions.view', label: 'See', group: 'Posts', isOfCategories: true },
    { name: 'site.manage', label: 'Manage', group: 'Site', isOfCategories: false },
  ],
  places: [
    { categoryID: 0, name: '', held: ['discussions.view'] },
    { categoryID: 5, name: 'Bees', held: [] },
  ],
};

it('sends what changed, of the site and of categories apart, and nothing where nothing did', () => {
  const stored = storedDraft(props);
  expect(changesOf(props, stored)).toEqual([]);
  const withdrawn = chosen(stored, 0, 'discussions.view', false);
  const changed = chosen(chosen(withdrawn, 0, 'site.manage', true), 5, 'discussions.view', true);
  expect(changesOf(props, changed)).toEqual([
    { type: 'global', permissions: { 'site.manage': true } },
    { type: 'category', id: 0, permissions: { 'discussions.view': false } },
    { type: 'category', id: 5, permissions: { 'discussions.view': true } },
  ]);
  expect(countChanges(changesOf(props, changed))).toBe(3);
  const back = chosen(chosen(stored, 5, 'discussions.view', true), 5, 'discussions.view', false);
  expect(changesOf(props, back)).toEqual([]);
});
