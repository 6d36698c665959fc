// What guests and members saw yesterday and may not see today leaves every list, count, date and name: after it was
// there and went, everything reads as if it had never been, also for a member who had bookmarked it and liked it.
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { commentOn, miscounted } from '../features/comments/server/testing/comments.ts';
import {
  discussionBy,
  privateCategory,
  withoutFloodLimits,
} from '../features/discussions/server/testing/community.ts';
import { communityOfFile } from '../features/discussions/server/testing/community-of-file.ts';
import { signedIn, type TestMember } from '../features/users/server/testing/members.ts';
import { sql } from '../platform/server/db/sql.ts';
import type { TestClient } from '../platform/server/testing/test-client.ts';
import type { KnownRecords } from './testing/page-addresses.ts';
import { hiddenByAddons } from './testing/planted-hidden.ts';
import { everyAddress, type Sweep, sweep } from './testing/sweep.ts';
import { OF_OWN_DOINGS, rankAhead, STAYS_GIVEN, switchOnAll, TITLE_AHEAD } from './testing/switch-on-all.ts';

const MARKER = 'ombrelwick';
const test = communityOfFile({ withJobs: true });
let author: TestMember;
let readers: Record<string, TestClient>;
let addresses: string[];
let privateID: number;
const before: Record<string, Sweep> = {};
const between: Record<string, Sweep> = {};
const after: Record<string, Sweep> = {};

beforeAll(async () => {
  await withoutFloodLimits(test);
  author = await signedIn(test, 'Quorbindle', 'moderator');
  readers = { guest: test.guest, member: test.member.client };
  await switchOnAll(test.admin.client, [...OF_OWN_DOINGS, ...STAYS_GIVEN]);
  for (const { prepare } of hiddenByAddons) await prepare(test.admin.client);
  privateID = await privateCategory(test.admin.client, 'The vault', 'vault');
  addresses = everyAddress(test, await publicPosts());
  // Of the author alone: who came to one themselves keeps having heard of it.
  await rankAhead(test.admin.client, author.userID, { permission: 'community.moderate' });
  await sweepAll(before);
  const take = await plant();
  await indexed(true);
  await sweepAll(between);
  await take();
  await indexed(false);
  await sweepAll(after);
}, 240_000);

async function sweepAll(into: Record<string, Sweep>): Promise<void> {
  for (const [name, client] of Object.entries(readers)) into[name] = await sweep(client, addresses);
}

async function publicPosts(): Promise<KnownRecords> {
  const discussion = await discussionBy(test.admin.client, {
    name: 'The old lighthouse',
    newTagNames: ['coast'],
  });
  const comment = await commentOn(author.client, discussion.discussionID);
  await commentOn(test.member.client, discussion.discussionID);
  return {
    discussions: [discussion],
    commentIDs: [comment.commentID],
    categoryCodes: ['general'],
    tagCodes: ['coast'],
    people: [author, test.member].map(({ userID, name }) => ({ userID, name })),
    words: ['lighthouse', MARKER],
  };
}

/** Five threads in the open, in which the member takes part. Answers what hides them, each by a way of its own. */
async function plant(): Promise<() => Promise<void>> {
  const { client: admin } = test.admin;
  const { client: member } = test.member;
  const room = await admin.post('/categories', {
    name: 'Reading room',
    urlcode: 'room',
    parentCategoryID: 1,
  });
  const { categoryID } = room.body;
  await member.put(`/categories/${categoryID}/follow`, { followed: true });
  const { tagID } = (await admin.get('/tags?query=coast')).body[0];
  const add = async (way: string, post: Record<string, unknown> = {}) => {
    const made = await discussionBy(author.client, {
      name: `${MARKER} ${way}`,
      body: `All of the ${MARKER}.`,
      tagIDs: [tagID],
      ...post,
    });
    const id = made.discussionID;
    await commentOn(author.client, id, { body: `More of the ${MARKER} for @Melba` });
    await commentOn(member, id, { body: `My ${MARKER}` });
    await member.put(`/discussions/${id}/bookmark`, { bookmarked: true });
    // What was given to a post stays with its author when the post is deleted.
    if (!way.startsWith('deleted'))
      await member.post(`/discussions/${id}/reactions`, { reactionType: 'like' });
    return id;
  };
  await add('in a category that closes', { categoryID });
  await discussionBy(member, { name: `${MARKER} of my own`, categoryID });
  const moved = await add('moved with a redirect');
  const merged = await add('merged into what few see');
  const deleted = await add('deleted');
  const lured = await add('deleted after a redirect led to it', { categoryID });
  const hides: (() => Promise<unknown>)[] = [];
  for (const { plant: plantOf } of hiddenByAddons)
    hides.push(await plantOf({ admin, author: author.client, reader: member, add, marker: MARKER }));
  const target = await discussionBy(author.client, { name: 'Of the vault', categoryID: privateID });
  return async () => {
    const done = async (answer: Promise<{ status: number; text: string }>) => {
      const { status, text } = await answer;
      if (status >= 300) throw new Error(`${status}: ${text}`);
    };
    await done(
      admin.patch('/discussions/move', { discussionIDs: [moved], categoryID: privateID, addRedirects: true }),
    );
    await done(
      admin.patch('/discussions/move', { discussionIDs: [lured], categoryID: 1, addRedirects: true }),
    );
    await done(
      admin.patch('/discussions/merge', {
        discussionIDs: [merged],
        destinationDiscussionID: target.discussionID,
        addRedirects: true,
      }),
    );
    await done(admin.delete(`/discussions/${deleted}`));
    await done(admin.delete(`/discussions/${lured}`));
    await done(admin.patch(`/categories/${categoryID}`, { customPermissions: true }));
    for (const hide of hides) await hide();
  };
}

/** Waits for the search index. */
async function indexed(isFound: boolean): Promise<void> {
  const client = isFound ? test.guest : author.client;
  for (let attempt = 0; attempt < 100; attempt++) {
    const jobs = await test.site.database.row<{ count: number }>(
      sql`select count(*)::int as count from graphile_worker.jobs where locked_at is not null or run_at <= now()`,
    );
    const { body } = await client.get(`/search?query=${MARKER}&recordTypes=discussion`);
    if (jobs?.count === 0 && (!isFound || body.length >= 6)) return;
    await sleep(200);
  }
  throw new Error('The search index did not catch up.');
}

describe.each(['guest', 'member'])('a %s', (name) => {
  it('had been shown it', () => {
    const shown = [...(between[name] as Sweep)].filter(([, { text }]) => text.includes(MARKER));
    expect(shown.length).toBeGreaterThan(20);
  });

  it('had been shown the rank it brought its author to', () => {
    const shown = [...(between[name] as Sweep)].filter(([, { text }]) => text.includes(TITLE_AHEAD));
    expect(shown.length).toBeGreaterThan(0);
  });

  it('reads everything as it was before it was there', () => {
    const changed = [...(before[name] as Sweep)].flatMap(([address, { text }]) => {
      const now = after[name]?.get(address)?.text ?? '';
      return now === text ? [] : [difference(address, text, now)];
    });
    expect(changed).toEqual([]);
  });
});

it('leaves every counter right', async () => expect(await miscounted(test)).toEqual([]));

it('is there for who may see it, redirects and all', async () => {
  const { body } = await test.admin.client.get('/discussions?categoryID=1&limit=100');
  const names = body
    .map((each: { name: string }) => each.name)
    .filter((each: string) => each.includes(MARKER));
  expect(names.sort()).toEqual([
    `Merged: ${MARKER} merged into what few see`,
    `Moved: ${MARKER} moved with a redirect`,
  ]);
});

function difference(address: string, was: string, is: string): string {
  let at = 0;
  while (at < was.length && was[at] === is[at]) at++;
  const from = Math.max(0, at - 80);
  return `${address}\n  was …${was.slice(from, at + 80)}…\n  is  …${is.slice(from, at + 80)}…`;
}
