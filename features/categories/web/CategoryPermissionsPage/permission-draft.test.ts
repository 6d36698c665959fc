import { expect, it } from 'vitest';
import type { CategoryPermissionsPageProps } from '../../category-permissions.states.ts';
import { changesOf, chosen, closedDraft, draftOfInherited, seesIt, storedDraft } from './permission-draft.ts';

const VIEW = 'discussions.view';
const ADD = 'discussions.add';
const role = (roleID: number, inherited: string[], isManager = false) => ({
  roleID,
  name: `Role ${roleID}`,
  isManager,
  own: [],
  inherited,
});
const [guest, silent, keeper] = [role(1, [VIEW]), role(2, [ADD]), role(3, [VIEW], true)] as const;
const props: CategoryPermissionsPageProps = {
  category: { categoryID: 5, name: 'Bees', path: '/categories/bees', hasOwnPermissions: false },
  inheritsFrom: null,
  permissions: [VIEW, ADD].map((name) => ({ name, label: name })),
  roles: [guest, silent, keeper],
};

it('begins closed to all but those who manage the site', () => {
  expect(closedDraft(props).held).toEqual({ 1: [], 2: [], 3: [VIEW, ADD] });
  expect(seesIt(storedDraft(props), guest)).toBe(true);
  expect(seesIt(closedDraft(props), guest)).toBe(false);
});

it('begins with what holds, but gives nobody what they could not use for not seeing it', () => {
  expect(draftOfInherited(props).held).toEqual({ 1: [VIEW], 2: [], 3: [VIEW, ADD] });
});

it('lets nobody act where they do not see', () => {
  const given = chosen(closedDraft(props), 2, ADD, true);
  expect(given.held[2]).toEqual([VIEW, ADD]);
  expect(chosen(given, 2, VIEW, false).held[2]).toEqual([]);
});

it('sends what changed, and nothing where nothing did', () => {
  const closed = closedDraft(props);
  const given = chosen(closed, 1, ADD, true);
  expect(changesOf(given, closed, 1)).toEqual({ [VIEW]: true, [ADD]: true });
  expect(changesOf(closed, given, 1)).toEqual({ [VIEW]: false, [ADD]: false });
  expect(changesOf(given, closed, 3)).toEqual({});
});
