// What is held, removed or reported tells nothing of itself: after posts were taken out of sight, refused, held from the
// beginning, rewritten in a way that waits, or reported and left, guests and members read everything as if none of it had
// ever been; in lists, counts, dates, feeds, search, pages and names, by every address there is. So does who moderates one
// other category. Nothing of it is sent while they listen, nor by mail.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commentOn, miscounted } from '../features/comments/server/testing/comments.ts';
import { discussionBy, privateCategory } from '../features/discussions/server/testing/community.ts';
import { communityOfFile } from '../features/discussions/server/testing/community-of-file.ts';
import { casesOf, decide, moderatorOf } from '../features/reports/server/testing/cases.ts';
import { type MailServer, mailServer } from '../features/users/server/testing/mail-server.ts';
import { runWaitingJobs } from '../features/users/server/testing/mails.ts';
import { signedIn, type TestMember } from '../features/users/server/testing/members.ts';
import { sql } from '../platform/server/db/sql.ts';
import { type LiveClient, listenTo } from '../platform/server/testing/live-client.ts';
import type { TestClient, TestResponse } from '../platform/server/testing/test-client.ts';
import { everyAddress, type Sweep, sweep } from './testing/sweep.ts';
import { OF_OWN_DOINGS, rankAhead, STAYS_GIVEN, switchOnAll, TITLE_AHEAD } from './testing/switch-on-all.ts';

const MARKER = 'ombrelwick';
/** Of what was never seen. */
const HELD = 'ombrelgrund';
const test = communityOfFile({ withJobs: true });
let author: TestMember;
let readers: Record<string, TestClient>;
let addresses: string[];
let mails: MailServer;
let streams: LiveClient[];
let host: { discussionID: number; url: string };
let hostCommentID: number;
let tagID: number;
const before: Record<string, Sweep> = {};
const between: Record<string, Sweep> = {};
const after: Record<string, Sweep> = {};

beforeAll(async () => {
  mails = await mailServer(test);
  await done(test.admin.client.patch('/config', { 'emailNotifications.delay': 0 }));
  await switchOnAll(test.admin.client, [...OF_OWN_DOINGS, ...STAYS_GIVEN]);
  author = await signedIn(test, 'Quorbindle');
  const roomID = await privateCategory(test.admin.client, 'The other room', 'other-room');
  const elsewhere = await moderatorOf(test, roomID);
  readers = {
    guest: test.guest,
    member: test.member.client,
    'moderator of another category': elsewhere.client,
  };
  await publicPosts();
  await rankAhead(test.admin.client, author.userID);
  await sweepAll(before);
  const planted = await plant();
  await indexed(true);
  await runWaitingJobs(test);
  await sweepAll(between);
  await takeAway(planted);
  streams = await listening();
  await neverShown();
  await indexed(false);
  await runWaitingJobs(test);
  await sweepAll(after);
}, 300_000);
afterAll(async () => {
  for (const stream of streams ?? []) stream.close();
  await mails?.close();
});

/** To all that changes while one reads. */
function listening(): Promise<LiveClient[]> {
  const topics = [`discussion:${host.discussionID}`, 'newDiscussions:0', 'newDiscussions:1'];
  return Promise.all(
    Object.values(readers).flatMap((client) => topics.map((topic) => listenTo(client, topic))),
  );
}

async function sweepAll(into: Record<string, Sweep>): Promise<void> {
  for (const [name, client] of Object.entries(readers)) into[name] = await sweep(client, addresses);
}

async function done<T>(answer: Promise<TestResponse<T>>): Promise<T> {
  const { status, text, body } = await answer;
  if (status >= 300) throw new Error(`${status}: ${text}`);
  return body;
}

async function publicPosts(): Promise<void> {
  tagID = (await done(test.admin.client.post('/tags', { name: 'coast' }))).tagID;
  host = await discussionBy(author.client, { name: 'The old lighthouse', tagIDs: [tagID] });
  const { commentID } = await commentOn(author.client, host.discussionID);
  hostCommentID = commentID;
  await commentOn(test.member.client, host.discussionID);
  await test.member.client.put(`/discussions/${host.discussionID}/bookmark`, { bookmarked: true });
  addresses = everyAddress(test, {
    discussions: [host],
    commentIDs: [commentID],
    categoryCodes: ['general'],
    tagCodes: ['coast'],
    people: [author, test.member].map(({ userID, name }) => ({ userID, name })),
    words: ['lighthouse', MARKER, HELD],
  });
}

interface Planted {
  discussionID: number;
  refusedID: number;
  commentID: number;
  deletedID: number;
}

/** In the open at first, with the member taking part. */
async function plant(): Promise<Planted> {
  const { client: member } = test.member;
  const add = (name: string) =>
    discussionBy(author.client, {
      name: `${MARKER} ${name}`,
      body: `All of the ${MARKER}.`,
      tagIDs: [tagID],
    });
  const [thread, refused] = [await add('of the beach'), await add('of the reef')];
  for (const { discussionID } of [thread, refused]) {
    await commentOn(author.client, discussionID, { body: `More of the ${MARKER} for @Melba` });
    await commentOn(member, discussionID, { body: `My ${MARKER}` });
    await member.put(`/discussions/${discussionID}/bookmark`, { bookmarked: true });
    await member.post(`/discussions/${discussionID}/reactions`, { reactionType: 'like' });
    await commentOn(author.client, discussionID, { body: `And more of the ${MARKER}` });
  }
  const comments: number[] = [];
  for (const word of ['hidden', 'deleted']) {
    const body = `The ${MARKER}, ${word}, @Melba`;
    comments.push((await commentOn(author.client, host.discussionID, { body })).commentID);
  }
  const [commentID = 0, deletedID = 0] = comments;
  return { discussionID: thread.discussionID, refusedID: refused.discussionID, commentID, deletedID };
}

async function takeAway({ discussionID, refusedID, commentID, deletedID }: Planted): Promise<void> {
  await removeByCase('discussion', discussionID);
  await removeByCase('discussion', refusedID);
  await removeByCase('comment', commentID);
  await done(test.admin.client.delete('/comments/list', { commentIDs: [deletedID], deleteMethod: 'full' }));
}

async function report(recordType: string, recordID: number): Promise<void> {
  const note = { noteBody: `A ${HELD} if ever there was one`, noteFormat: 'text' };
  await done(
    test.other.client.post('/reports', { recordType, recordID, reportReasonIDs: ['spam'], ...note }),
  );
}

async function removeByCase(recordType: string, recordID: number): Promise<void> {
  await report(recordType, recordID);
  const found = await casesOf(test.moderator.client, `recordType=${recordType}&recordID=${recordID}`);
  await decide(test.moderator.client, found[0]?.caseID ?? 0, 'removed', `No ${HELD} here`);
}

/** Held at once, a wording that waits, and what is reported and stands. */
async function neverShown(): Promise<void> {
  await done(test.admin.client.patch('/config', { 'premoderation.keywords': HELD }));
  const { client } = author;
  const post = { name: `A ${HELD}`, body: `A ${HELD}, @Melba`, format: 'text', categoryID: 1 };
  const { discussionID } = host;
  const held = [
    await client.post('/discussions', post),
    await client.post('/comments', { discussionID, body: `Your ${HELD}, @Melba`, format: 'text' }),
    await client.patch(`/comments/${hostCommentID}`, { body: `Now a ${HELD}` }),
    await client.patch(`/discussions/${discussionID}`, { name: `The ${HELD}` }),
  ];
  expect(held.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
  await report('discussion', discussionID);
  await report('comment', hostCommentID);
  await done(
    test.moderator.client.post('/escalations', {
      recordType: 'comment',
      recordID: hostCommentID,
      name: `The matter of the ${HELD}`,
      reportReasonIDs: ['spam'],
    }),
  );
}

/** Waits for the jobs, and the search index by them. */
async function indexed(isFound: boolean): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    const jobs = await test.site.database.row<{ count: number }>(
      sql`select count(*)::int as count from graphile_worker.jobs where locked_at is not null or run_at <= now()`,
    );
    const { body } = await test.guest.get(`/search?query=${MARKER}&recordTypes=discussion,comment`);
    if (jobs?.count === 0 && (!isFound || body.length >= 6)) return;
    await sleep(200);
  }
  throw new Error('The search index did not catch up.');
}

describe.each(['guest', 'member', 'moderator of another category'])('a %s', (name) => {
  it('had been shown what was there', () => {
    const shown = [...(between[name] as Sweep)].filter(([, { text }]) => text.includes(MARKER));
    expect(shown.length).toBeGreaterThan(20);
  });

  it('had been shown the rank it brought its author to', () => {
    const shown = [...(between[name] as Sweep)].filter(([, { text }]) => text.includes(TITLE_AHEAD));
    expect(shown.length).toBeGreaterThan(0);
  });

  it('finds the words of it nowhere', () => {
    const found = [...(after[name] as Sweep)].filter(([address, { text }]) => {
      // What was asked for is said again.
      const rest = text.replaceAll(/(?:query|tags|name)=[^&"\s<>]*/gi, '');
      return !address.includes('ombrel') && /ombrel(?:wick|grund)/i.test(rest);
    });
    expect(found.map(([address]) => address)).toEqual([]);
  });

  it('reads everything as it was before any of it', () => {
    const changed = [...(before[name] as Sweep)].flatMap(([address, { text }]) => {
      const now = after[name]?.get(address)?.text ?? '';
      return now === text ? [] : [difference(address, text, now)];
    });
    expect(changed).toEqual([]);
  });
});

it('is sent to nobody who listens', async () => {
  const never = await test.site.database.rows<{ id: number }>(sql`
    select discussion_id as id from discussions where date_held is not null
    union select comment_id from comments where date_held is not null`);
  expect(never.length).toBeGreaterThan(3);
  // After their first state, each was sent what stands: no count, no id, no name changed by any of it.
  const states = streams.map(({ messages }) => new Set(messages.map((each) => JSON.stringify(each))).size);
  expect(Math.max(...states)).toBe(1);
});

it('is in no mail but to its author and to those who decide', () => {
  const staff = [author, test.moderator, test.admin].map(({ email }) => email);
  const others = mails.received.filter(({ to }) => !staff.some((email) => to.includes(email)));
  // What was shown first was sent, as it should.
  expect(others.filter((mail) => saysOf(mail, MARKER)).length).toBeGreaterThan(0);
  expect(others.filter((mail) => saysOf(mail, HELD))).toEqual([]);
});

it('leaves every counter right', async () => expect(await miscounted(test)).toEqual([]));

it('shows the author what waits', async () => {
  expect((await author.client.get('/held-posts')).text).toContain(HELD);
});

function difference(address: string, was: string, is: string): string {
  let at = 0;
  while (at < was.length && was[at] === is[at]) at++;
  const from = Math.max(0, at - 80);
  return `${address}\n  was …${was.slice(from, at + 80)}…\n  is  …${is.slice(from, at + 80)}…`;
}

function saysOf({ text }: MailServer['received'][number], word: string): boolean {
  // Long lines are broken anywhere.
  return text.replaceAll(/=\r?\n/g, '').includes(word);
}
