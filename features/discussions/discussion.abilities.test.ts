import { describe, expect, it } from 'vitest';
import type { PermissionSet } from '../../platform/contract/permission.ts';
import { authorSecondsLeft, discussionAbilities } from './discussion.abilities.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const AUTHOR = 7;

const set = (...names: string[]): PermissionSet => ({
  isAdmin: false,
  permissions: [{ type: 'global', permissions: Object.fromEntries(names.map((name) => [name, true])) }],
});
const member = set('session.valid', 'discussions.view', 'discussions.add', 'comments.add');

function abilitiesOf(
  permissions: PermissionSet,
  discussion: Partial<Parameters<typeof discussionAbilities>[0]['discussion']> = {},
  userID = AUTHOR,
) {
  return discussionAbilities({
    discussion: {
      categoryID: 1,
      insertUserID: AUTHOR,
      dateInserted: '2026-05-01T11:30:00Z',
      closed: false,
      ...discussion,
    },
    permissions,
    userID,
    editContentTimeout: 3600,
    now: NOW,
  });
}

describe('abilities on a discussion', () => {
  it('let authors edit while the window is open and the thread too', () => {
    expect(abilitiesOf(member)).toMatchObject({
      canEdit: true,
      canTag: true,
      canMove: false,
      editSecondsLeft: 1800,
    });
    expect(abilitiesOf(member, { dateInserted: '2026-05-01T11:00:00Z' }).canEdit).toBe(false);
    expect(abilitiesOf(member, { closed: true })).toMatchObject({ canEdit: false, canComment: false });
    expect(abilitiesOf(member, { isArchived: true })).toMatchObject({ canEdit: false, canTag: false });
    expect(abilitiesOf(member, {}, 8)).toMatchObject({
      canEdit: false,
      editSecondsLeft: null,
      canComment: true,
    });
    expect(abilitiesOf(set('discussions.view'), {}, 0)).toMatchObject({
      canEdit: false,
      canComment: false,
      canClose: false,
    });
  });

  it.each([
    ['community.moderate', 'canEdit'],
    ['discussions.edit', 'canEdit'],
    ['discussions.edit', 'canChangeType'],
    ['discussions.edit', 'canMove'],
    ['community.manage', 'canPin'],
    ['community.manage', 'canSink'],
    ['community.manage', 'canCurate'],
    ['discussions.moderate', 'canModerate'],
    ['discussions.moderate', 'canSeeHistory'],
    ['staff.allow', 'canResolve'],
    ['community.moderate', 'canSeeReactionLog'],
    ['discussions.close', 'canClose'],
    ['discussions.announce', 'canPin'],
    ['discussions.sink', 'canSink'],
    ['discussions.delete', 'canDelete'],
    ['site.manage', 'canChangeAuthor'],
    ['curation.manage', 'canBump'],
    ['posts.moderate', 'canComment'],
  ] as const)('%s gives %s, also on closed and old ones', (permission, ability) => {
    const old = { closed: true, dateInserted: '2020-01-01T00:00:00Z' };
    expect(abilitiesOf(set('session.valid', permission), old, 8)[ability]).toBe(true);
    expect(abilitiesOf(member, old, 8)[ability]).toBe(false);
  });

  it('let authors close their own, and reopen only what they closed', () => {
    const own = set('session.valid', 'discussions.closeOwn');
    expect(abilitiesOf(own).canClose).toBe(true);
    expect(abilitiesOf(own, {}, 8).canClose).toBe(false);
    expect(abilitiesOf(own, { closed: true, closeUserID: AUTHOR }).canClose).toBe(true);
    expect(abilitiesOf(own, { closed: true, closeUserID: 8 }).canClose).toBe(false);
  });

  it('count by the category, where it has permissions of its own', () => {
    const here: PermissionSet = {
      isAdmin: false,
      permissions: [
        ...member.permissions,
        { type: 'category', id: 3, permissions: { 'discussions.close': true } },
      ],
      junctions: { category: [3] },
      junctionAliases: { category: { '4': 3 } },
    };
    expect(abilitiesOf(here, { categoryID: 4 }).canClose).toBe(true);
    expect(abilitiesOf(here, { categoryID: 5 }).canClose).toBe(false);
  });

  it('let what a discussion says of itself count before what roles grant', () => {
    const permissions = {
      ...{
        'discussions.view': true,
        'comments.add': false,
        'discussions.edit': false,
        'discussions.delete': true,
      },
      ...{ 'discussions.announce': true, 'discussions.close': true, 'discussions.sink': true },
    };
    const all = set('session.valid', 'discussions.view', 'comments.add', 'discussions.edit');
    expect(abilitiesOf(all, { permissions }, 8)).toMatchObject({
      canComment: false,
      canMove: false,
      canDelete: true,
      canModerate: true,
      canClose: true,
    });
    const admin: PermissionSet = { isAdmin: true, permissions: [] };
    expect(abilitiesOf(admin, { permissions }, 8)).toMatchObject({ canMove: false, canChangeAuthor: true });
    // What it says nothing of is as the roles have it, also of a name that stands for several.
    expect(abilitiesOf(all, { permissions: { 'discussions.close': true } }, 8)).toMatchObject({
      canMove: true,
      canModerate: false,
    });
  });

  it('know windows without end and without beginning', () => {
    expect(authorSecondsLeft('2020-01-01T00:00:00Z', -1, NOW)).toBeNull();
    expect(authorSecondsLeft('2026-05-01T11:59:59Z', 0, NOW)).toBe(0);
    expect(authorSecondsLeft('2026-05-01T11:59:30Z', 60, NOW)).toBe(30);
  });
});
