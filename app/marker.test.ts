// Nobody learns of what they may not see: a word planted in a private category is looked for everywhere, and
// everything fetched before the planting must read the same after it.
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { commentOn, miscounted } from '../features/comments/server/testing/comments.ts';
import { discussionBy, privateCategory } from '../features/discussions/server/testing/community.ts';
import { communityWithRiddles } from '../features/discussions/server/testing/riddles.ts';
import { jobsDone } from '../features/users/server/testing/mails.ts';
import { signedIn, type TestMember } from '../features/users/server/testing/members.ts';
import type { TestClient } from '../platform/server/testing/test-client.ts';
import type { KnownRecords } from './testing/page-addresses.ts';
import { plantPostsOfAddons } from './testing/planted-posts.ts';
import { everyAddress, type Sweep, sweep } from './testing/sweep.ts';
import { badgeAhead, OF_OWN_DOINGS, rankAhead, switchOnAll } from './testing/switch-on-all.ts';

const MARKER = 'zanthoquill';
/** As long as the marker and nowhere: what is answered to it is what the marker has to be answered. */
const CONTROL = 'brumopeltis';
const PARTS = ['zantho', 'quill', 'anthoqu'];

const test = communityWithRiddles({ withJobs: true, hasFloodLimits: true });
let author: TestMember;
let readers: Record<string, TestClient>;
let publicRecords: KnownRecords;
let planted: KnownRecords;
const before: Record<string, Sweep> = {};
const after: Record<string, Sweep> = {};

beforeAll(async () => {
  author = await signedIn(test, 'Quorbindle', 'moderator');
  await switchOnAll(test.admin.client, OF_OWN_DOINGS);
  readers = { guest: test.guest, member: test.member.client };
  publicRecords = await publicPosts();
  await found(test.guest, 'lighthouse', publicRecords.discussions.length);
  await rankAhead(test.admin.client, author.userID);
  await badgeAhead(test.admin.client, author.userID);
  await jobsDone(test);
  const addresses = everyAddress(test, publicRecords);
  for (const [name, client] of Object.entries(readers)) before[name] = await sweep(client, addresses);
  planted = await plant();
  await found(author.client, MARKER, planted.discussions.length + planted.commentIDs.length);
  await jobsDone(test);
  for (const [name, client] of Object.entries(readers)) after[name] = await sweep(client, addresses);
}, 180_000);

async function publicPosts(): Promise<KnownRecords> {
  const { client } = test.member;
  const tagged = { newTagNames: ['coast'], name: 'The lighthouse keeper', body: 'The lighthouse is lit.' };
  const discussion = await discussionBy(test.admin.client, tagged);
  const riddle = await discussionBy(client, {
    name: 'Which lighthouse is the oldest?',
    postTypeID: 'riddle',
  });
  const comments = [
    await commentOn(client, discussion.discussionID),
    await commentOn(client, riddle.discussionID),
  ];
  const post = { body: 'The lighthouse is tall.', categoryID: 1 };
  const ofAddons = await plantPostsOfAddons({
    ...{ admin: test.admin.client, author: author.client },
    ...{ post, marker: 'lighthouse', isSecret: false },
  });
  await test.other.client.post(`/discussions/${discussion.discussionID}/reactions`, { reactionType: 'like' });
  await client.put(`/discussions/${discussion.discussionID}/bookmark`, { bookmarked: true });
  return {
    discussions: [discussion, riddle, ...ofAddons],
    commentIDs: comments.map(({ commentID }) => commentID),
    categoryCodes: ['general'],
    tagCodes: ['coast'],
    people: [author, test.member].map(({ userID, name }) => ({ userID, name })),
    words: ['lighthouse', ...PARTS],
  };
}

/** Name, body, comment, tag, what add-ons know of posts, category and description, and a discussion that was moved to a hidden place. */
async function plant(): Promise<KnownRecords> {
  const categoryID = await privateRoom();
  const { client } = author;
  const { body: tag } = await test.admin.client.post('/tags', {
    name: `${MARKER} tag`,
    urlcode: `${MARKER}-tag`,
  });
  const post = { body: `Of the ${MARKER} in the text.`, tagIDs: [tag.tagID], categoryID };
  const discussion = await discussionBy(client, { ...post, name: `The ${MARKER} plan` });
  const riddle = await discussionBy(client, { ...post, name: `Is it ${MARKER}?`, postTypeID: 'riddle' });
  const moved = await discussionBy(client, { ...post, name: `${MARKER} moved away`, categoryID: 1 });
  const ofAddons = await plantPostsOfAddons({
    ...{ admin: test.admin.client, author: client },
    ...{ post, marker: MARKER, isSecret: true },
  });
  const records = [discussion, riddle, moved, ...ofAddons];
  const comments = [];
  for (const { discussionID } of records)
    comments.push(await commentOn(client, discussionID, { body: `A ${MARKER} comment for @Melba.` }));
  await test.moderator.client.post(`/discussions/${discussion.discussionID}/reactions`, {
    reactionType: 'like',
  });
  await test.moderator.client.put(`/discussions/${discussion.discussionID}/bookmark`, { bookmarked: true });
  const { status } = await client.patch(`/discussions/${moved.discussionID}`, { categoryID });
  expect(status).toBe(200);
  return {
    discussions: records,
    commentIDs: comments.map(({ commentID }) => commentID),
    categoryCodes: [`${MARKER}-room`, String(categoryID)],
    tagCodes: [`${MARKER}-tag`],
    people: publicRecords.people,
    words: [MARKER, `"${MARKER}"`, `${MARKER}*`, ...PARTS],
  };
}

const privateRoom = () =>
  privateCategory(test.admin.client, `The ${MARKER} room`, `${MARKER}-room`, {
    description: `Where the ${MARKER} is kept`,
    parentCategoryID: 1,
  });

/** Waits until the search index has caught up. */
async function found(reader: TestClient, word: string, wanted: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const { body } = await reader.get(`/search?query=${word}&recordTypes=discussion,comment&limit=30`);
    if (body.length >= wanted) return;
    await sleep(200);
  }
  throw new Error(`The search index did not take up “${word}”.`);
}

const toControl = (text: string) => text.replaceAll(MARKER, CONTROL);

const leaks = (seen: Sweep) =>
  [...seen].filter(([, { text }]) => text.toLowerCase().includes(MARKER)).map(([address]) => address);

describe.each(['guest', 'member'])('a %s', (name) => {
  it('finds the word nowhere, by any address of what is public', () => {
    expect(after[name]?.size).toBeGreaterThan(300);
    expect(leaks(after[name] as Sweep)).toEqual([]);
  });

  it('reads everything as it was before: no list, count, date or name has changed', () => {
    const changed = [...(before[name] as Sweep)].filter(
      ([address, { text }]) => after[name]?.get(address)?.text !== text,
    );
    expect(
      changed.map(([address, { text }]) => difference(address, text, after[name]?.get(address)?.text ?? '')),
    ).toEqual([]);
  });

  it('learns at no address of the secret more than that it is refused', async () => {
    const client = readers[name] as TestClient;
    const secret = everyAddress(test, planted);
    const reported = await sweep(client, secret);
    const unnamed = [...reported].filter(([address]) => !address.includes(MARKER));
    expect(leaks(new Map(unnamed))).toEqual([]);
    // An answer may repeat the address it was asked for: to a word that is nowhere it has to say the same.
    const named = secret.filter((address) => address.includes(MARKER));
    const control = await sweep(client, named.map(toControl));
    const differing = named.filter((address) => {
      const { status, text } = reported.get(address) ?? { status: 0, text: '' };
      const isRefused =
        status === 403 && /categor|post/.test(address) && !text.includes(`The ${MARKER} room`);
      return !isRefused && toControl(text) !== control.get(toControl(address))?.text;
    });
    expect(differing.map((address) => `${address}: ${reported.get(address)?.text.slice(0, 300)}`)).toEqual(
      [],
    );
  }, 60_000);
});

it('is found by those who may see it, so that the search above is no blind one', async () => {
  const seen = leaks(await sweep(author.client, everyAddress(test, planted)));
  const kinds = [
    '/api/v2/discussions',
    '/api/v2/comments',
    '/api/v2/categories',
    '/api/v2/tags',
    '/api/v2/search',
  ];
  for (const kind of [...kinds, '/discussion/', '/categories', '/discussions'])
    expect(
      seen.some((address) => address.startsWith(kind) && !address.includes(MARKER)),
      kind,
    ).toBe(true);
}, 60_000);

it('leaves every counter right', async () => expect(await miscounted(test)).toEqual([]));

function difference(address: string, was: string, is: string): string {
  let at = 0;
  while (at < was.length && was[at] === is[at]) at++;
  const from = Math.max(0, at - 60);
  return `${address}\n  was …${was.slice(from, at + 60)}…\n  is  …${is.slice(from, at + 60)}…`;
}
