// Warning members, what follows of it, and who learns of it.
import { countedCommunity, discussionBy, notificationTypesOf, signedIn } from '@parley/addon-api/testing';
import { describe, expect, it } from 'vitest';
import { MARK, warnedBy, warning } from './testing/warned.ts';

const test = countedCommunity({ withJobs: true });
const PASSWORD = 'amber kettle 47 lantern';
const MAJOR = 3;

const warn = warnedBy(test);
const signIn = async ({ name }: { name: string }) =>
  (await test.client().post('/sessions', { username: name, password: PASSWORD })).body;
const linkOf = (text: string) => /\/appeal\/([\w.-]+)/.exec(text)?.[1] ?? '';

describe('a warning', () => {
  it('is about a post of the member, who hears of it and sees it without the note for staff', async () => {
    const person = await signedIn(test, 'Warned_one');
    const { discussionID } = await discussionBy(person.client);
    const { status, body } = await warn(person, {
      recordType: 'discussion',
      recordID: discussionID,
      moderatorNote: 'third time',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      type: 'warning',
      points: 2,
      reversed: false,
      recordType: 'discussion',
      recordID: discussionID,
      moderatorNote: 'third time',
      mustAcknowledge: true,
      dateAcknowledged: null,
    });
    await expect.poll(() => notificationTypesOf(test, person)).toContain('Warning');
    const own = await person.client.get('/user-notes');
    expect(own.body).toMatchObject([{ userNoteID: body.userNoteID, points: 2 }]);
    expect(own.text).not.toContain('third time');
    const page = await person.client.page('/account/warnings');
    expect(page.text).toContain(MARK);
    expect(page.text).not.toContain('third time');
  });

  it('is found by a range of ids, by whom it is about and by who gave it', async () => {
    const person = await signedIn(test, 'Warned_thrice');
    const ids: number[] = [];
    for (let at = 0; at < 3; at++) ids.unshift((await warn(person)).body.userNoteID);
    const found = async (query: string) => {
      const path = `/user-notes/warnings?userID=${person.userID}&${query}`;
      const { status, body } = await test.moderator.client.get(path);
      return status === 200 ? body.map((each: { userNoteID: number }) => each.userNoteID) : status;
    };
    const [newest, middle, oldest] = ids;
    expect(await found('limit=2')).toEqual([newest, middle]);
    expect(await found(`userNoteID=${middle}`)).toEqual([middle]);
    expect(await found(`userNoteID=${oldest},${newest}`)).toEqual([newest, oldest]);
    expect(await found(`userNoteID=%3E=${middle}`)).toEqual([newest, middle]);
    expect(await found(`userNoteID=[${oldest},${newest})`)).toEqual([middle, oldest]);
    expect(await found(`insertUserID=${test.moderator.userID}`)).toEqual(ids);
    expect(await found(`insertUserID=${test.admin.userID}`)).toEqual([]);
    expect(await found('userNoteID=none')).toBe(422);
  });

  it('is refused for others’ posts, unknown types and those of equal rank', async () => {
    const person = await signedIn(test, 'Not_theirs');
    const { discussionID } = await discussionBy(test.member.client);
    const about = { recordType: 'discussion', recordID: discussionID };
    expect((await warn(person, about)).body.code).toBe('warning.notTheirs');
    expect((await warn(person, { ...about, recordID: 999_999 })).status).toBe(404);
    expect((await warn(person, { warningTypeID: 999 })).body.code).toBe('warning.noType');
    expect((await warn(person, { ruleID: 999 })).body.code).toBe('warning.noRule');
    expect((await warn(test.admin)).body.code).toBe('user.notBelow');
    expect((await warn(test.moderator)).body.code).toBe('user.notBelow');
    expect((await warn({ userID: 999_999 })).status).toBe(403);
    const { client } = test.moderator;
    expect((await client.post('/user-notes/warnings', { userID: person.userID })).status).toBe(400);
    expect((await person.client.post('/user-notes/warnings', warning(test.member))).status).toBe(403);
  });

  it('holds what the member writes until they say that they read it', async () => {
    const person = await signedIn(test, 'Unread_one');
    const { body } = await warn(person);
    const post = { name: 'Held for now', body: 'x', format: 'text', categoryID: 1 };
    expect((await person.client.post('/discussions', post)).status).toBe(202);
    const path = `/user-notes/warnings/${body.userNoteID}/acknowledgement`;
    expect((await test.other.client.put(path, {})).status).toBe(404);
    expect((await person.client.put(path, {})).status).toBe(204);
    expect((await person.client.put(path, {})).status).toBe(204);
    expect((await person.client.post('/discussions', { ...post, name: 'Read by now' })).status).toBe(201);
  });

  it('bans when enough points count, until they count no more', async () => {
    const person = await signedIn(test, 'Banned_one');
    await warn(person);
    const second = await warn(person, { warningTypeID: MAJOR });
    expect(second.status).toBe(201);
    const terms = await signIn(person);
    expect(terms.code).toBe('session.banned');
    expect(terms.description).toContain(MARK);
    // The minor one counts for 14 days: three points are not enough then.
    const days = (Date.parse(terms.dateExpires) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(14);
    const path = `/user-notes/warnings/${second.body.userNoteID}`;
    expect((await test.moderator.client.patch(path, { reversed: true })).body.reversed).toBe(true);
    expect((await signIn(person)).userID).toBe(person.userID);
    expect((await test.moderator.client.patch(path, { reversed: true })).body.code).toBe('warning.reversed');
    expect((await test.moderator.client.patch(path, { reversed: false })).status).toBe(422);
  });

  it('leaves a ban alone that was set by hand', async () => {
    const person = await signedIn(test, 'By_hand');
    await test.admin.client.put(`/users/${person.userID}/ban`, { banned: true, reason: 'By hand' });
    await warn(person, { warningTypeID: MAJOR });
    const { body } = await warn(person, { warningTypeID: MAJOR });
    expect((await signIn(person)).description).toBe('By hand');
    await test.moderator.client.patch(`/user-notes/warnings/${body.userNoteID}`, { reversed: true });
    expect((await signIn(person)).code).toBe('session.banned');
  });

  it('counts two at once one after the other', async () => {
    const person = await signedIn(test, 'At_once');
    const both = await Promise.all([warn(person, { warningTypeID: MAJOR }), warn(person)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect((await signIn(person)).code).toBe('session.banned');
  });

  it('is in the log, and undone from there', async () => {
    const person = await signedIn(test, 'Undone_one');
    const { body } = await warn(person, { warningTypeID: MAJOR });
    const log = await test.admin.client.get(`/audit-logs?recordType=warning&recordID=${body.userNoteID}`);
    expect(log.body).toMatchObject([{ eventType: 'warning.given' }]);
    expect(log.text).not.toContain(MARK);
    const undone = await test.admin.client.post('/audit-logs/undo', {
      auditLogIDs: [log.body[0].auditLogID],
    });
    expect(undone.status).toBe(200);
    const after = await test.moderator.client.get(`/user-notes/warnings/${body.userNoteID}`);
    expect(after.body.reversed).toBe(true);
  });
});

describe('an appeal', () => {
  it('is made by whoever has the link, also while banned, and reverses the warning', async () => {
    const person = await signedIn(test, 'Appealing');
    await warn(person);
    const { body } = await warn(person, { warningTypeID: MAJOR });
    const jwt = linkOf((await signIn(person)).description);
    const guest = test.client();
    expect((await guest.page(`/appeal/${jwt}`)).text).toContain(MARK);
    const appealText = 'I quoted somebody';
    expect((await guest.post('/appeals', { jwt: `${jwt}x`, appealText })).body.code).toBe('appeal.badToken');
    const made = await guest.post('/appeals', { jwt, appealText });
    expect(made).toMatchObject({ status: 201, body: { status: 'pending' } });
    expect((await guest.post('/appeals', { jwt, appealText })).body.code).toBe('appeal.again');
    const { client } = test.moderator;
    expect((await client.get('/appeals?status=pending')).body[0]).toMatchObject({
      appealText,
      warning: { userNoteID: body.userNoteID },
    });
    const path = `/appeals/${made.body.appealID}`;
    expect((await client.patch(path, { assignedUserID: person.userID })).body.code).toBe(
      'appeal.assigneeUnfit',
    );
    const decided = await client.patch(path, {
      status: 'approved',
      appealEventInfo: { decisionMessage: 'You are right' },
    });
    expect(decided.body).toMatchObject({ status: 'approved', warning: { reversed: true } });
    expect((await client.patch(path, { status: 'rejected' })).body.code).toBe('appeal.decided');
    expect((await signIn(person)).userID).toBe(person.userID);
    expect((await person.client.get('/appeals')).status).toBe(403);
  });
});

describe('notes', () => {
  it('are read by staff alone, and never by whom they are about', async () => {
    const { client } = test.moderator;
    const note = { body: `Asks for money ${MARK}`, format: 'text' };
    const made = await client.post('/user-notes/notes', { ...note, userID: test.other.userID });
    expect(made).toMatchObject({ status: 201, body: { type: 'note' } });
    const path = `/user-notes/notes/${made.body.userNoteID}`;
    expect((await test.other.client.get(`/user-notes/${made.body.userNoteID}`)).status).toBe(404);
    expect((await test.other.client.get('/user-notes')).body).toEqual([]);
    expect((await test.other.client.get(path)).status).toBe(403);
    const { text } = await client.page(`/profile/staff-notes/${test.other.userID}/${test.other.name}`);
    expect(text).toContain('Asks for money');
    expect((await client.patch(path, { body: 'Asked once' })).body.body).toBe('Asked once');
    const about = await client.post('/user-notes/notes', { ...note, userID: test.moderator.userID });
    expect(about.status).toBe(404);
    expect((await client.delete(path)).status).toBe(204);
    expect((await client.get(path)).status).toBe(404);
    const log = await test.admin.client.get(
      `/audit-logs?recordType=userNote&recordID=${made.body.userNoteID}`,
    );
    expect(log.body.map(({ eventType }: { eventType: string }) => eventType).sort()).toEqual([
      'userNote.added',
      'userNote.changed',
      'userNote.deleted',
    ]);
  });

  it('and warnings are told apart', async () => {
    const { body } = await warn(test.member, { warningTypeID: 1 });
    const { client } = test.moderator;
    expect((await client.get(`/user-notes/notes/${body.userNoteID}`)).body.code).toBe('userNote.isWarning');
    const note = { userID: test.member.userID, body: 'x', format: 'text' };
    const { body: made } = await client.post('/user-notes/notes', note);
    expect((await client.get(`/user-notes/warnings/${made.userNoteID}`)).body.code).toBe('userNote.isNote');
  });

  it('of what is about oneself staff see what every member sees', async () => {
    const note = { userID: test.moderator.userID, body: 'Too strict', format: 'text' };
    const { body } = await test.admin.client.post('/user-notes/notes', note);
    expect((await test.moderator.client.get(`/user-notes/${body.userNoteID}`)).status).toBe(404);
    expect((await test.moderator.client.get('/user-notes/notes')).text).not.toContain('Too strict');
  });
});

describe('rules and types', () => {
  it('are written by those who moderate, and read by everybody in their order', async () => {
    const { client } = test.moderator;
    const first = await client.post('/rules', { name: 'Argue with the idea', description: 'Not the person' });
    const second = await client.post('/rules', { name: 'Say where it is from', description: '' });
    expect((await test.guest.get('/rules')).body).toEqual([first.body, second.body]);
    expect((await test.guest.page('/community/rules')).text).toContain('Argue with the idea');
    await client.patch(`/rules/${first.body.ruleID}`, { name: 'Argue with ideas' });
    expect((await test.guest.page('/community/rules')).text).toContain('Argue with ideas');
    const named = await warn(test.member, { warningTypeID: 1, ruleID: first.body.ruleID });
    expect(named.body.ruleName).toBe('Argue with ideas');
    expect((await client.delete(`/rules/${first.body.ruleID}`)).status).toBe(204);
    const { body } = await client.get(`/user-notes/warnings/${named.body.userNoteID}`);
    expect(body.ruleName).toBeNull();
    expect((await test.member.client.post('/rules', { name: 'x', description: '' })).status).toBe(403);
  });

  it('a type that is deleted is offered no more, and warnings of it keep its name', async () => {
    const { client } = test.admin;
    const { body: type } = await client.post('/warning-types', {
      name: 'Off topic',
      points: 1,
      daysValid: 7,
    });
    const given = await warn(test.member, { warningTypeID: type.warningTypeID });
    expect(given.body).toMatchObject({ points: 1, warningTypeName: 'Off topic' });
    await client.patch(`/warning-types/${type.warningTypeID}`, { points: 4 });
    const { body: before } = await client.get(`/user-notes/warnings/${given.body.userNoteID}`);
    expect(before.points).toBe(1);
    expect((await client.delete(`/warning-types/${type.warningTypeID}`)).status).toBe(204);
    const names = (await client.get('/warning-types')).body.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Reminder', 'Minor', 'Major']);
    expect((await warn(test.member, { warningTypeID: type.warningTypeID })).body.code).toBe('warning.noType');
  });
});
