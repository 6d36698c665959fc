import { describe, expect, it } from 'vitest';
import type { PermissionSet } from '../../platform/contract/permission.ts';
import { type CommentAbilityQuestion, commentAbilities } from './comment.abilities.ts';

const AUTHOR = 7;
const now = new Date('2026-05-01T12:00:00Z');

function holding(...names: string[]): PermissionSet {
  const permissions = Object.fromEntries(['session.valid', ...names].map((name) => [name, true]));
  return { isAdmin: false, permissions: [{ type: 'global', permissions }] };
}

function abilities(
  change: Partial<CommentAbilityQuestion> = {},
  comment: Partial<CommentAbilityQuestion['comment']> = {},
) {
  return commentAbilities({
    comment: {
      insertUserID: AUTHOR,
      dateInserted: '2026-05-01T11:30:00+00:00',
      dateUpdated: null,
      depth: 1,
      ...comment,
    },
    discussion: { categoryID: 1, closed: false },
    permissions: holding('discussions.view', 'comments.add'),
    userID: AUTHOR,
    editContentTimeout: 3600,
    allowSelfDelete: false,
    now,
    ...change,
  });
}

describe('editing', () => {
  it('is for the author, inside the window, while the thread is open', () => {
    expect(abilities()).toMatchObject({ canEdit: true, editSecondsLeft: 1800 });
    expect(abilities({ userID: 8 }).canEdit).toBe(false);
    expect(abilities({ editContentTimeout: 60 }).canEdit).toBe(false);
    expect(abilities({ editContentTimeout: 0 }).canEdit).toBe(false);
    expect(abilities({ editContentTimeout: -1 })).toMatchObject({ canEdit: true, editSecondsLeft: null });
    expect(abilities({ discussion: { categoryID: 1, closed: true } }).canEdit).toBe(false);
    expect(abilities({ discussion: { categoryID: 1, closed: false, isArchived: true } }).canEdit).toBe(false);
  });

  it('is for editors at any time, but not of what was removed', () => {
    for (const permission of ['comments.edit', 'community.moderate', 'site.manage']) {
      const editor = { userID: 8, permissions: holding(permission), editContentTimeout: 0 };
      expect(abilities({ ...editor, discussion: { categoryID: 1, closed: true } }).canEdit).toBe(true);
      expect(abilities(editor, { isTombstone: true }).canEdit).toBe(false);
    }
  });
});

describe('deleting', () => {
  it('is for moderators, and for authors where the site allows it', () => {
    expect(abilities().canDelete).toBe(false);
    expect(abilities({ allowSelfDelete: true }).canDelete).toBe(true);
    expect(abilities({ allowSelfDelete: true, userID: 8 }).canDelete).toBe(false);
    expect(abilities({ userID: 8, permissions: holding('comments.delete') }).canDelete).toBe(true);
  });
});

describe('replying', () => {
  it('needs the right to comment, and more on a closed thread', () => {
    const closed = { categoryID: 1, closed: true };
    expect(abilities().canReply).toBe(true);
    expect(abilities({ permissions: holding('discussions.view') }).canReply).toBe(false);
    expect(abilities({ userID: 0, permissions: undefined }).canReply).toBe(false);
    expect(abilities({ discussion: closed }).canReply).toBe(false);
    const closer = holding('discussions.view', 'comments.add', 'discussions.close');
    expect(abilities({ discussion: closed, permissions: closer }).canReply).toBe(true);
    expect(abilities({ discussion: closed, permissions: holding('posts.moderate') }).canReply).toBe(true);
  });
});
