// Badges that members earn by rules: each that comes with the add-on at its number, and not below it.
import { makeContext, sql, systemViewer } from '@parley/addon-api';
import {
  commentOn,
  countedCommunity,
  discussionBy,
  signedIn,
  type TestMember,
} from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { awardBadges } from './award.ts';
import { badgesOf, pointsOf } from './testing/badge-calls.ts';

const test = countedCommunity();
beforeAll(async () => {
  await test.admin.client.patch('/addons/badges', { enabled: true });
});

/** As the job does that asks all rules of everybody once a day. */
async function earned(member: TestMember): Promise<string[]> {
  await awardBadges(await makeContext(test.site, systemViewer()), [member.userID]);
  return badgesOf(member.client, member.userID);
}

describe('years of being here', () => {
  it.each([
    [1, 'One year', 'Two years'],
    [2, 'Two years', 'Five years'],
    [5, 'Five years', 'Ten years'],
    [10, 'Ten years', undefined],
  ])('%i', async (years, name, next) => {
    const member = await signedIn(test, `Yearbee${years}`);
    const joined = (days: number) =>
      test.site.database.execute(sql`
        update users set date_inserted = now() - make_interval(years => ${years}) + make_interval(days => ${days})
        where user_id = ${member.userID}`);
    await joined(1);
    expect(await earned(member)).not.toContain(name);
    await joined(-1);
    const held = await earned(member);
    expect(held).toContain(name);
    if (next) expect(held).not.toContain(next);
  });
});

it('a photo', async () => {
  const member = await signedIn(test, 'Photobee');
  expect(await earned(member)).not.toContain('Good to see you');
  const points = await pointsOf(test, member);
  await test.site.database.execute(
    sql`update users set photo_url = 'me.png' where user_id = ${member.userID}`,
  );
  expect(await earned(member)).toContain('Good to see you');
  expect(await pointsOf(test, member)).toBe(points + 1);
  // Once: a photo that goes and comes back brings nothing again.
  expect((await earned(member)).filter((name) => name === 'Good to see you')).toHaveLength(1);
  expect(await pointsOf(test, member)).toBe(points + 1);
});

describe('days in a row', () => {
  const write = async (member: TestMember, daysAgo: readonly number[]) => {
    for (const days of daysAgo) {
      const { discussionID } = await discussionBy(member.client);
      await test.site.database.execute(sql`
        update discussions set date_inserted = now() - make_interval(days => ${days})
        where discussion_id = ${discussionID}`);
    }
  };
  const daysFrom = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

  it('are seven for the first badge, a gap begins them again, two posts of a day are one', async () => {
    const member = await signedIn(test, 'Streakbee');
    await write(member, [...daysFrom(1, 6), 1, ...daysFrom(8, 3)]);
    expect(await earned(member)).not.toContain('A week in a row');
    await write(member, [7]);
    const held = await earned(member);
    expect(held).toContain('A week in a row');
    expect(held).not.toContain('A month in a row');
  });

  it('are thirty for the second', async () => {
    const member = await signedIn(test, 'Monthbee');
    await write(member, daysFrom(5, 29));
    expect(await earned(member)).not.toContain('A month in a row');
    await write(member, [34]);
    expect(await earned(member)).toContain('A month in a row');
  });
});

describe('what others thought well of', () => {
  it('is counted by reactions that are positive, from five on', async () => {
    const member = await signedIn(test, 'Likedbee');
    const { discussionID } = await discussionBy(member.client);
    const { commentID } = await commentOn(member.client, discussionID);
    const fans = [];
    for (const name of ['Ada', 'Bob', 'Cas']) fans.push(await signedIn(test, name));
    const paths = [`/discussions/${discussionID}`, `/comments/${commentID}`];
    const likes = fans.flatMap((fan) => paths.map((path) => ({ fan, path })));
    const like = async ({ fan, path }: (typeof likes)[number]) =>
      expect((await fan.client.post(`${path}/reactions`, { reactionType: 'Like' })).status).toBe(201);
    for (const each of likes.slice(0, 4)) await like(each);
    expect(await earned(member)).not.toContain('Noticed');
    for (const each of likes.slice(4, 5)) await like(each);
    const held = await earned(member);
    expect(held).toContain('Noticed');
    expect(held).not.toContain('Well liked');
  });
});

describe('answers that were accepted', () => {
  it('bring a badge with the first of them, and none while nobody accepted', async () => {
    const member = await signedIn(test, 'Answerbee');
    const { body: question } = await test.member.client.post('/discussions/question', {
      ...{ name: 'Why do bees dance?', body: 'For fun?', format: 'markdown', categoryID: 1 },
    });
    const { commentID } = await commentOn(member.client, question.discussionID);
    expect(await earned(member)).not.toContain('Helpful');
    const accept = await test.member.client.patch(`/comments/${commentID}/answer`, { status: 'accepted' });
    expect(accept.status).toBe(200);
    const held = await earned(member);
    expect(held).toContain('Helpful');
    expect(held).not.toContain('Knows a lot');
  });
});

it('nobody who is banned or deleted earns anything', async () => {
  const member = await signedIn(test, 'Bannedbee');
  const rows = () => test.site.database.rows(sql`select from badge_members where user_id = ${member.userID}`);
  await test.admin.client.put(`/users/${member.userID}/ban`, { banned: true });
  await awardBadges(await makeContext(test.site, systemViewer()), [member.userID]);
  expect(await rows()).toEqual([]);
  await test.admin.client.put(`/users/${member.userID}/ban`, { banned: false });
  await awardBadges(await makeContext(test.site, systemViewer()), [member.userID]);
  expect(await rows()).toHaveLength(1);
});
