import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { commentOn } from '../../../comments/server/testing/comments.ts';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import { type MailServer, mailServer } from '../../../users/server/testing/mail-server.ts';
import { jobsDone } from '../../../users/server/testing/mails.ts';
import { signedIn, type TestMember } from '../../../users/server/testing/members.ts';
import { typesOf } from '../testing/notifications.ts';

const test = communityOfFile({ withJobs: true });
let number = 0;
let person: TestMember;
let mails: MailServer;

beforeAll(async () => {
  mails = await mailServer(test);
  await test.admin.client.patch('/config', { 'emailNotifications.delay': 0 });
});
afterAll(() => mails.close());
beforeEach(async () => {
  person = await signedIn(test, `Sleeper_${++number}`);
});

const mailsTo = ({ email }: TestMember) => mails.received.filter(({ to }) => to.includes(email));
const change = (body: object, who = person) =>
  who.client.patch(`/notification-preferences/${person.userID}/quiet`, body);
/** Waiting mails go out as if their time had come. */
const ringAgain = () =>
  test.site.database.execute(sql`
    update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null`);

async function commentedTwice(): Promise<void> {
  const { discussionID } = await discussionBy(test.member.client, { name: 'Hives at night' });
  await person.client.put(`/discussions/${discussionID}/bookmark`, { bookmarked: true });
  for (const body of ['Owls', 'Moths']) await commentOn(test.other.client, discussionID, { body });
}

describe('quiet hours', () => {
  it('are read and changed a piece at a time, by whoever they are of', async () => {
    const path = `/notification-preferences/${person.userID}/quiet`;
    expect((await person.client.get(path)).body).toEqual({
      isOn: false,
      from: '22:00',
      to: '07:30',
      days: [0, 1, 2, 3, 4, 5, 6],
      timeZone: 'UTC',
      pausedUntil: null,
      quietUntil: null,
    });
    await change({ isOn: true, from: '23:15', timeZone: 'Asia/Tokyo' });
    expect((await change({ days: [1, 2] })).body).toMatchObject({
      isOn: true,
      from: '23:15',
      to: '07:30',
      days: [1, 2],
      timeZone: 'Asia/Tokyo',
    });
    for (const wrong of [{ from: '24:00' }, { days: [7] }, { from: '07:30' }, { timeZone: 'Mars/Olympus' }])
      expect((await change(wrong)).status).toBe(422);
    expect((await change({ isOn: false }, test.other)).status).toBe(403);
    expect((await test.admin.client.get(path)).body).toMatchObject({ from: '23:15' });
  });

  it('let mails wait until they are over, and send them as one; the site shows them at once', async () => {
    expect((await change({ pause: '8hours' })).body.quietUntil).toMatch(/^\d/);
    await commentedTwice();
    expect(await typesOf(test, person)).toEqual(['BookmarkComment', 'BookmarkComment']);
    await ringAgain();
    await jobsDone(test);
    expect(mailsTo(person)).toEqual([]);
    await test.site.database.execute(sql`
      update notification_quiet set paused_until = now() - interval '1 second' where user_id = ${person.userID}`);
    await ringAgain();
    const mail = await mails.mailTo(person.email);
    expect(mail).toContain('Owls');
    expect(mail).toContain('Moths');
    await jobsDone(test);
    expect(mailsTo(person)).toHaveLength(1);
  });

  it('say nothing of what was hidden, muted or switched off while it waited', async () => {
    await change({ pause: 'hour' });
    await commentedTwice();
    await jobsDone(test);
    await person.client.put('/mutes/category/1', { muted: true });
    await change({ pause: 'none' });
    await ringAgain();
    await jobsDone(test);
    expect(mailsTo(person)).toEqual([]);
  });
});
