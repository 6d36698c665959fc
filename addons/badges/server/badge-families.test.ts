// The families that come with the add-on, at their higher numbers: at exactly the number by what just happened, or when all are
// asked anew; not one below it; and kept whatever the number is later.
import { makeContext, sql, systemViewer } from '@parley/addon-api';
import {
  commentOn,
  countedCommunity,
  discussionBy,
  jobsDone,
  signedIn,
  type TestMember,
} from '@parley/addon-api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { awardBadges } from './award.ts';
import { badgesOf, pointsOf } from './testing/badge-calls.ts';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await test.admin.client.patch('/addons/badges', { enabled: true });
  await jobsDone(test);
});
// Numbers that were set are what they should be again, for the check of all counters.
afterAll(() =>
  test.site.database.execute(sql`
    update users u set count_comments = (select count(*) from comments c where c.insert_user_id = u.user_id)`),
);

/** By the listeners of what was done before. */
async function held(member: TestMember): Promise<string[]> {
  await jobsDone(test);
  return badgesOf(test.admin.client, member.userID);
}

/** As the job does that asks all rules of everybody once a day. */
async function recounted(member: TestMember): Promise<string[]> {
  await awardBadges(await makeContext(test.site, systemViewer()), [member.userID]);
  return badgesOf(test.admin.client, member.userID);
}

const LEVELS = {
  comments: [
    [10, 'Regular voice'],
    [100, 'Part of the talk'],
    [1000, 'Never short of words'],
  ],
  likes: [
    [50, 'Well liked'],
    [500, 'Loved'],
  ],
  years: [
    [2, 'Two years'],
    [5, 'Five years'],
    [10, 'Ten years'],
  ],
} as const;

const setComments = ({ userID }: TestMember, count: number) =>
  test.site.database.execute(sql`update users set count_comments = ${count} where user_id = ${userID}`);

/** So many, given at another site by people who did not come along. */
const setLikes = (discussionID: number, count: number) =>
  test.site.database.execute(sql`
    insert into reaction_totals (record_type, record_id, urlcode, imported) values ('discussion', ${discussionID}, 'Like', ${count})
    on conflict (record_type, record_id, urlcode) do update set imported = excluded.imported`);

describe.each(LEVELS.comments)('%i comments', (number, name) => {
  it('bring the badge with the last of them, and not one before', async () => {
    const member = await signedIn(test, `Commentbee${number}`);
    const { discussionID } = await discussionBy(test.member.client);
    await setComments(member, number - 2);
    await commentOn(member.client, discussionID);
    expect(await held(member)).not.toContain(name);
    await commentOn(member.client, discussionID);
    expect(await held(member)).toContain(name);
  });

  it('bring it when all are asked, and it is kept with fewer', async () => {
    const member = await signedIn(test, `Askedbee${number}`);
    await setComments(member, number - 1);
    expect(await recounted(member)).not.toContain(name);
    await setComments(member, number);
    expect(await recounted(member)).toContain(name);
    const points = await pointsOf(test, member);
    await setComments(member, 0);
    expect(await recounted(member)).toContain(name);
    expect(await pointsOf(test, member)).toBe(points);
  });
});

describe.each(LEVELS.likes)('%i times that others thought well of something', (number, name) => {
  it('bring the badge with the last of them, not before, and it stays when one is taken back', async () => {
    const member = await signedIn(test, `Likedbee${number}`);
    const { discussionID } = await discussionBy(member.client);
    const like = async (fan: TestMember) =>
      expect(
        (await fan.client.post(`/discussions/${discussionID}/reactions`, { reactionType: 'Like' })).status,
      ).toBe(201);
    await setLikes(discussionID, number - 2);
    await like(test.member);
    expect(await held(member)).not.toContain(name);
    await like(test.other);
    expect(await held(member)).toContain(name);
    await setLikes(discussionID, 0);
    expect(await recounted(member)).toContain(name);
  });

  it('bring it when all are asked', async () => {
    const member = await signedIn(test, `Askedlikes${number}`);
    const { discussionID } = await discussionBy(member.client);
    await setLikes(discussionID, number - 1);
    expect(await recounted(member)).not.toContain(name);
    await setLikes(discussionID, number);
    expect(await recounted(member)).toContain(name);
  });
});

describe('answers that were accepted', () => {
  const answerNew = async (member: TestMember, count: number) => {
    const { body } = await test.member.client.post('/discussions/question', {
      ...{ name: 'Why do bees dance?', body: 'For fun?', format: 'markdown', categoryID: 1 },
    });
    for (let at = 0; at < count; at += 1) {
      const { commentID } = await commentOn(member.client, body.discussionID);
      const answer = await test.member.client.patch(`/comments/${commentID}/answer`, { status: 'accepted' });
      expect(answer.status).toBe(200);
    }
  };

  it('bring a badge with the tenth and with the fiftieth, and not one before', async () => {
    const member = await signedIn(test, 'Answerbee');
    await answerNew(member, 8);
    await answerNew(member, 1);
    expect(await recounted(member)).not.toContain('Knows a lot');
    expect(await held(member)).not.toContain('Knows a lot');
    await answerNew(member, 1);
    expect(await held(member)).toContain('Knows a lot');
    await answerNew(member, 39);
    expect(await held(member)).not.toContain('Ask this one');
    expect(await recounted(member)).not.toContain('Ask this one');
    await answerNew(member, 1);
    expect(await held(member)).toContain('Ask this one');
  }, 60_000);
});

describe.each(LEVELS.years)('%i years', (years, name) => {
  it('bring the badge on the day, with whatever the member does then', async () => {
    const member = await signedIn(test, `Yearbee${years}`);
    const { discussionID } = await discussionBy(test.member.client);
    const joined = (minutes: number) =>
      test.site.database.execute(sql`
        update users set date_inserted = now() - make_interval(years => ${years}) - make_interval(mins => ${minutes})
        where user_id = ${member.userID}`);
    await joined(-30);
    await commentOn(member.client, discussionID);
    expect(await held(member)).not.toContain(name);
    await joined(1);
    await commentOn(member.client, discussionID);
    expect(await held(member)).toContain(name);
  });
});

it('what was taken back by hand is given again by no rule, however far above the number', async () => {
  const member = await signedIn(test, 'Takenbee');
  await setComments(member, 99);
  const { discussionID } = await discussionBy(test.member.client);
  await commentOn(member.client, discussionID);
  expect(await held(member)).toContain('Part of the talk');
  const { body } = await test.admin.client.get(`/users/${member.userID}/badges?limit=100`);
  const { badgeID } = body.find((each: { name: string }) => each.name === 'Part of the talk');
  expect((await test.admin.client.delete(`/users/${member.userID}/badges/${badgeID}`)).status).toBe(204);
  await setComments(member, 5000);
  await commentOn(member.client, discussionID);
  expect(await held(member)).not.toContain('Part of the talk');
  const after = await recounted(member);
  expect(after).not.toContain('Part of the talk');
  expect(after).toContain('Never short of words');
});
