import { afterEach, describe, expect, it, vi } from 'vitest';
import { linksAwayFrom } from '../../../platform/server/content/links-away.ts';
import { commentOn, miscounted } from '../../comments/server/testing/comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { casesOf, decide } from '../../reports/server/testing/cases.ts';
import { jobsDone } from '../../users/server/testing/mails.ts';
import { signedIn } from '../../users/server/testing/members.ts';
import { hasWord, wordsOf } from './word-list.ts';

const test = communityOfFile({ withJobs: true });
const OFF = {
  'premoderation.categoryIDs': [],
  'premoderation.discussions': false,
  'premoderation.comments': false,
  'premoderation.keywords': '',
  'premoderation.challengeNewUsers': false,
  'premoderation.firstPosts': 0,
  'premoderation.maxLinks': 0,
};

const rules = async (settings: Partial<typeof OFF>) =>
  expect((await test.admin.client.patch('/config', { ...OFF, ...settings })).status).toBe(200);

afterEach(() => rules({}));

const post = (body: string, name = 'Winter feeding') => ({ name, body, format: 'markdown', categoryID: 1 });

/** The case of what waits, by its title. */
async function caseOf(name: string) {
  const found = await casesOf(test.moderator.client, 'kind=pending');
  return found.find((each) => each.recordName === name);
}

describe('a rule', () => {
  const held = async (client = test.member.client, body = 'Plain words', name?: string) =>
    (await client.post('/discussions', post(body, name))).status === 202;

  it('of a category holds the kinds that it names', async () => {
    await rules({ 'premoderation.categoryIDs': [1] as never, 'premoderation.comments': true });
    const { discussionID } = await discussionBy(test.member.client);
    const comment = { discussionID, body: 'A thought', format: 'text' };
    expect((await test.other.client.post('/comments', comment)).status).toBe(202);
    expect((await test.moderator.client.post('/comments', comment)).status).toBe(201);
  });

  it('of words finds whole ones in titles and bodies, whatever their case', async () => {
    await rules({ 'premoderation.keywords': 'Casino\nfree  money' });
    expect(await held(test.member.client, 'The cásino!')).toBe(true);
    expect(await held(test.member.client, 'Nothing', 'FREE money')).toBe(true);
    expect(await held(test.member.client, 'Casinos and freemoney')).toBe(false);
    expect(hasWord('a b', wordsOf('\n \nB\n'))).toBe(true);
    expect(wordsOf(' \n!\n')).toEqual([]);
    expect(wordsOf('Casino, free money;dice')).toEqual(['casino', 'free money', 'dice']);
  });

  it('of links counts those to other sites', async () => {
    await rules({ 'premoderation.maxLinks': 1 });
    expect(await held(test.member.client, 'See https://a.example/ and https://b.example/')).toBe(true);
    expect(await held(test.member.client, `See https://c.example/ and ${test.site.url}/discussions`)).toBe(
      false,
    );
    expect(linksAwayFrom('https://x.example', '<a href="https://y.example/">y</a><a href="/z">z</a>')).toBe(
      1,
    );
  });

  it('of first posts counts those that stand, and those who are trusted write freely', async () => {
    await rules({ 'premoderation.firstPosts': 1 });
    const newcomer = await signedIn(test, 'Newcomer_one');
    expect(await held(newcomer.client, 'First', 'Number one')).toBe(true);
    expect(await held(newcomer.client, 'Second', 'Number two')).toBe(true);
    const { caseID } = (await caseOf('Number one')) ?? {};
    await decide(test.moderator.client, caseID ?? 0, 'approved');
    expect(await held(newcomer.client, 'Third', 'Number three')).toBe(false);
  });

  it('of days is passed by whom a moderator verified', async () => {
    await rules({ 'premoderation.challengeNewUsers': true });
    const newcomer = await signedIn(test, 'Newcomer_two');
    expect(await held(newcomer.client, 'Words', 'By a newcomer')).toBe(true);
    const { body: reports } = await test.moderator.client.get(
      `/reports?recordUserID=${newcomer.userID}&reportReasonID=approval-required`,
    );
    expect(reports).toMatchObject([{ isPending: true, recordIsLive: false, insertUserID: 1 }]);
    const { status, body } = await test.moderator.client.patch(
      `/reports/${reports[0].reportID}/approve-record`,
      { verifyRecordUser: true },
    );
    expect([status, body.recordIsLive]).toEqual([200, true]);
    expect(await held(newcomer.client, 'More words', 'Again by a newcomer')).toBe(false);
  });
});

describe('what waits', () => {
  it('is a case with its rule, published when it is approved, and whoever it mentions hears of it once', async () => {
    await rules({ 'premoderation.keywords': 'wasps' });
    const { client } = test.member;
    const answer = await client.post('/discussions', post('Wasps, @Otto!', 'Wasps again'));
    expect([answer.status, answer.body.discussionID]).toEqual([202, undefined]);
    const found = await caseOf('Wasps again');
    expect(found).toMatchObject({
      isPending: true,
      holdRule: 'It holds a word of the list',
      reportReasons: [{ reportReasonID: 'approval-required' }],
      recordIsLive: false,
    });
    const own = async () =>
      (await client.get('/held-posts')).body.find(
        (each: { recordName: string }) => each.recordName === 'Wasps again',
      );
    expect(await own()).toMatchObject({ status: 'pending', reason: null });
    const path = `/discussions/${found?.recordID}`;
    expect((await test.other.client.get(path)).status).toBe(404);
    expect((await decide(test.moderator.client, found?.caseID ?? 0, 'dismissed')).body.code).toBe(
      'case.pending',
    );
    await decide(test.moderator.client, found?.caseID ?? 0, 'approved');
    expect((await test.guest.get(path)).status).toBe(200);
    const mentions = async () =>
      (await test.other.client.get('/notifications')).body.filter((each: { body: string }) =>
        each.body.includes('Wasps again'),
      );
    await vi.waitFor(async () => expect(await mentions()).toHaveLength(1), 10_000);
    // Hidden and shown again: nobody hears of it a second time.
    const again = await test.admin.client.post('/escalations', {
      recordType: 'discussion',
      recordID: found?.recordID,
      name: 'Look again',
      reportReasonIDs: ['abuse'],
      recordIsLive: false,
    });
    expect(again.status).toBe(201);
    await decide(test.admin.client, again.body.caseID, 'approved');
    await jobsDone(test);
    expect(await mentions()).toHaveLength(1);
    expect(await own()).toMatchObject({ status: 'approved' });
    expect(await miscounted(test)).toEqual([]);
  }, 30_000);

  it('is refused with a reason that its author reads, and nobody else', async () => {
    await rules({ 'premoderation.categoryIDs': [1] as never, 'premoderation.comments': true });
    const { discussionID } = await discussionBy(test.member.client, { name: 'Where comments wait' });
    await test.other.client.post('/comments', { discussionID, body: 'Buy this hive', format: 'text' });
    const found = await caseOf('Where comments wait');
    await decide(test.moderator.client, found?.caseID ?? 0, 'removed', 'No offers here');
    const [own] = (await test.other.client.get('/held-posts')).body;
    expect(own).toMatchObject({ status: 'refused', reason: 'No offers here', recordID: found?.recordID });
    expect((await test.member.client.get(`/comments?discussionID=${discussionID}`)).body).toEqual([]);
    expect((await test.other.client.get(`/comments?discussionID=${discussionID}`)).body).toMatchObject([
      { isHeld: true },
    ]);
    await vi.waitFor(
      async () =>
        expect(JSON.stringify((await test.other.client.get('/notifications')).body)).toContain(
          'was not approved',
        ),
      10_000,
    );
    expect(await miscounted(test)).toEqual([]);
  }, 20_000);

  it('can be a new wording, of a discussion or a comment: the old one stands until it is approved', async () => {
    const { discussionID } = await discussionBy(test.member.client, { name: 'A calm title' });
    const { commentID } = await commentOn(test.member.client, discussionID, { body: 'Calm words' });
    await rules({ 'premoderation.keywords': 'casino' });
    const { client } = test.member;
    const path = `/discussions/${discussionID}`;
    const edit = { name: 'The casino', body: 'Come to the casino', format: 'text' };
    expect((await client.patch(path, edit)).status).toBe(202);
    expect((await client.patch(`/comments/${commentID}`, { body: 'Casino!' })).status).toBe(202);
    expect((await test.guest.get(path)).body.name).toBe('A calm title');
    const pending = await casesOf(test.moderator.client, 'kind=pending');
    const [ofDiscussion] = pending.filter(
      (each) => each.recordType === 'discussion' && each.recordID === discussionID,
    );
    const [ofComment] = pending.filter(
      (each) => each.recordType === 'comment' && each.recordID === commentID,
    );
    expect(ofDiscussion).toMatchObject({ isPending: false, isPendingUpdate: true, recordIsLive: true });
    const detail = await test.moderator.client.get(`/moderation-cases/${ofDiscussion?.caseID}`);
    expect(detail.body).toMatchObject({
      pendingName: 'The casino',
      pendingHtml: expect.stringContaining('Come to'),
      firstReporter: null,
    });
    await decide(test.moderator.client, ofDiscussion?.caseID ?? 0, 'approved');
    await decide(test.moderator.client, ofComment?.caseID ?? 0, 'removed', 'No');
    expect((await test.guest.get(path)).body).toMatchObject({
      name: 'The casino',
      updateUserID: test.member.userID,
    });
    expect((await test.guest.get(`/comments/${commentID}`)).body.body).toContain('Calm words');
  });

  it('shows nothing of itself in lists, counts, search, feeds and the sitemap', async () => {
    await rules({ 'premoderation.keywords': 'zzsecretzz' });
    const { discussionID } = await discussionBy(test.member.client, { name: 'A host' });
    await test.member.client.post('/discussions', post('Words', 'Zzsecretzz title'));
    await test.member.client.post('/comments', { discussionID, body: 'zzsecretzz comment', format: 'text' });
    for (const client of [test.guest, test.other.client]) {
      for (const path of [
        '/discussions?limit=100',
        '/comments?limit=100',
        '/search?query=zzsecretzz',
        '/categories',
      ])
        expect((await client.get(path)).text).not.toMatch(/zzsecretzz/i);
      for (const path of [
        '/',
        '/discussions',
        '/discussions/feed.rss',
        '/sitemap.xml',
        `/profile/${test.member.name}`,
      ])
        expect((await client.page(path)).text).not.toMatch(/zzsecretzz/i);
    }
    expect((await test.guest.get(`/discussions/${discussionID}`)).body.countComments).toBe(0);
  });
});
