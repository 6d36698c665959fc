import { beforeEach, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { commentOn } from '../../../comments/server/testing/comments.ts';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import { jobsDone } from '../../../users/server/testing/mails.ts';
import { signedIn, type TestMember } from '../../../users/server/testing/members.ts';

const test = communityOfFile({ withJobs: true });
let number = 0;
let person: TestMember;
beforeEach(async () => {
  person = await signedIn(test, `Chooser_${++number}`);
});

const preview = async () => (await person.client.get('/notification-preferences/preview')).body;
const choose = (body: object) => person.client.patch(`/notification-preferences/${person.userID}`, body);

it('counts what last week would have sent as it is set now, whatever was sent', async () => {
  const own = await discussionBy(person.client, { name: 'My hive' });
  await commentOn(test.other.client, own.discussionID);
  await commentOn(test.other.client, own.discussionID, { body: `Well, @${person.name}?` });
  await commentOn(person.client, own.discussionID);
  const { discussionID } = await discussionBy(test.member.client, { name: 'Others' });
  await commentOn(test.other.client, discussionID);
  expect(await preview()).toMatchObject({
    countAll: 2,
    countPopup: 2,
    countEmail: 0,
    countPush: 0,
    isPartial: false,
    mails: [],
  });
  await choose({ DiscussionComment: { popup: false }, Mention: { email: true } });
  const changed = await preview();
  expect(changed).toMatchObject({
    countAll: 2,
    countPopup: 1,
    countEmail: 1,
    mails: [{ name: 'My hive', reason: 'You get this because you were mentioned.' }],
  });
  expect(
    changed.kinds.map((kind: { activityType: string; count: number }) => [kind.activityType, kind.count]),
  ).toEqual(
    expect.arrayContaining([
      ['CommentMention', 1],
      ['DiscussionComment', 1],
    ]),
  );
  await person.client.put(`/follows/discussion/${discussionID}`, { followed: true, email: true });
  expect(await preview()).toMatchObject({ countAll: 3, countPopup: 2, countEmail: 2 });
});

it('counts by what it is switched off by, and reactions by what was told of them', async () => {
  const own = await discussionBy(person.client, { name: 'My wax' });
  await commentOn(test.other.client, own.discussionID);
  for (const { client } of [test.other, test.moderator])
    await client.post(`/discussions/${own.discussionID}/reactions`, { reactionType: 'Like' });
  await jobsDone(test);
  const rowsOf = async () =>
    Object.fromEntries(
      (await preview()).kinds.map(({ preference, ...counts }: { preference: string }) => [
        preference,
        counts,
      ]),
    );
  expect(await rowsOf()).toMatchObject({
    DiscussionComment: { count: 1, countPopup: 1, countEmail: 0 },
    Reaction: { count: 1, countPopup: 1, countEmail: 0 },
  });
  expect(await preview()).toMatchObject({ countAll: 2, countPopup: 2 });
  await choose({ Reaction: { popup: false, email: true } });
  expect(await rowsOf()).toMatchObject({ Reaction: { count: 1, countPopup: 0, countEmail: 1 } });
  await test.site.database.execute(sql`
    update notifications set date_inserted = now() - interval '8 days' where user_id = ${person.userID}`);
  expect((await rowsOf()).Reaction).toBeUndefined();
});

it('leaves out what was muted, what may not be seen, and what is older than a week', async () => {
  await person.client.patch(`/categories/1/preferences/${person.userID}`, {
    'preferences.popup.posts': true,
  });
  const before = (await preview()).countPopup;
  const muted = await discussionBy(test.other.client, { name: 'Muted' });
  const hidden = await discussionBy(test.other.client, { name: 'Hidden' });
  const old = await discussionBy(test.other.client, { name: 'Old' });
  expect((await preview()).countPopup).toBe(before + 3);
  await person.client.put(`/mutes/discussion/${muted.discussionID}`, { muted: true });
  await test.admin.client.patch('/discussions/move', {
    discussionIDs: [hidden.discussionID],
    categoryID: test.privateCategoryID,
  });
  await test.site.database.execute(sql`
    update discussions set date_inserted = now() - interval '8 days' where discussion_id = ${old.discussionID}`);
  expect((await preview()).countPopup).toBe(before);
});

it('takes as many statements however much is written, and is one’s own', async () => {
  const statementsOf = async () => (await person.client.get('/notification-preferences/preview')).statements;
  await statementsOf();
  const before = await statementsOf();
  const { discussionID } = await discussionBy(person.client);
  for (let more = 0; more < 5; more++) await commentOn(test.other.client, discussionID);
  expect(await statementsOf()).toBe(before);
  expect((await test.guest.get('/notification-preferences/preview')).status).toBe(403);
});
