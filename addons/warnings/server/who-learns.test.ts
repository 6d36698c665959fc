// Who learns of warnings, and who may change them: nobody beside the member, and whoever moderates where it was written.
import {
  commentOn,
  countedCommunity,
  discussionBy,
  signedIn,
  type TestMember,
} from '@parley/addon-api/testing';
import { describe, expect, it } from 'vitest';
import { MARK, warnedBy, warning } from './testing/warned.ts';

const test = countedCommunity({ withJobs: true });

const warn = warnedBy(test);

/** Moderates one category, and may warn there. */
async function localModerator(categoryID: number): Promise<TestMember> {
  const { body: role } = await test.admin.client.post('/roles', {
    name: `Local ${categoryID}`,
    permissions: [
      { type: 'global', permissions: { 'session.valid': true, 'warnings.add': true } },
      { type: 'category', id: categoryID, permissions: { 'discussions.view': true, 'posts.moderate': true } },
    ],
  });
  const made = await signedIn(test, 'Local_moderator');
  await test.admin.client.patch(`/users/${made.userID}`, { roleID: [8, role.roleID] });
  return made;
}

describe('whoever moderates one category', () => {
  it('warns for what was written there, and neither sees nor changes anything of others', async () => {
    const person = await signedIn(test, 'In_two_places');
    const here = await discussionBy(person.client);
    const local = await localModerator(test.privateCategoryID);
    const elsewhere = await warn(person, { recordType: 'discussion', recordID: here.discussionID });
    const { userNoteID } = elsewhere.body;
    const { client } = local;
    expect((await client.get('/user-notes/warnings')).body).toEqual([]);
    expect((await client.get(`/user-notes/warnings/${userNoteID}`)).status).toBe(404);
    const reversed = { reversed: true };
    expect((await client.patch(`/user-notes/warnings/${userNoteID}`, reversed)).status).toBe(404);
    const about = { recordType: 'discussion', recordID: here.discussionID };
    const refused = await client.post('/user-notes/warnings', warning(person, about));
    expect(refused.body.code).toBe('warning.notYourPlace');
    expect((await client.post('/user-notes/warnings', warning(person))).body.code).toBe(
      'warning.notYourPlace',
    );
    const form = `/user-notes/warningform?recordType=discussion&recordID=${here.discussionID}`;
    expect((await client.get(form)).body.code).toBe('warning.notYourPlace');
    const log = await test.admin.client.get(`/audit-logs?recordType=warning&recordID=${userNoteID}`);
    const undo = await client.post('/audit-logs/undo', { auditLogIDs: [log.body[0].auditLogID] });
    expect([403, 404]).toContain(undo.status);
    expect((await client.page('/dashboard/content/warnings')).text).not.toContain(MARK);
    const after = await test.moderator.client.get(`/user-notes/warnings/${userNoteID}`);
    expect(after.body.reversed).toBe(false);
  });
});

describe('nobody else', () => {
  it('learns of a warning: pages, lists, profile, notifications, search', async () => {
    const person = await signedIn(test, 'Secretly_warned');
    const { discussionID } = await discussionBy(person.client);
    const { commentID } = await commentOn(person.client, discussionID);
    await warn(person, {
      recordType: 'comment',
      recordIDs: [commentID],
      warningTypeID: 1,
      body: 'sotto voce quillfeather',
    });
    for (const client of [test.guest, test.member.client])
      for (const path of [
        `/discussion/${discussionID}/x`,
        `/profile/${person.name}`,
        `/profile/staff-notes/${person.userID}/${person.name}`,
        '/account/warnings',
        '/dashboard/content/warnings',
      ])
        expect((await client.page(path)).text).not.toContain('quillfeather');
    for (const path of [
      `/users/${person.userID}?expand=all`,
      `/comments?discussionID=${discussionID}&expand=all`,
      `/discussions/${discussionID}?expand=all`,
      '/search?query=quillfeather',
      '/notifications',
      '/user-notes',
    ])
      expect((await test.member.client.get(path)).text).not.toContain('quillfeather');
  });
});
