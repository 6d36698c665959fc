import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { CommandOutput } from '../../../platform/server/feature/operations.ts';
import { addUpCounts } from '../../discussions/server/member-counts/add-up-counts.jobs.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { featuresThatAsk, storeTypesThatAsk } from '../../imports/server/testing/accepted-replies.ts';
import { reindex } from '../../search/server/search.reindex.ts';
import { demoSite } from '../content/demo-site.ts';
import { demoCommand } from './demo.command.ts';
import { demoListener } from './demo.listeners.ts';
import { demoContents } from './demo-contents.ts';
import { placeComments } from './demo-threads.ts';
import { addedContent, addedRiddle } from './testing/added-content.ts';

const test = communityOfFile({ hasFloodLimits: true, moreFeatures: [...featuresThatAsk, addedContent] });
const lines: string[] = [];
const out: CommandOutput = { isJson: false, print: (line) => lines.push(line), progress: () => {} };

const demo = (...flags: string[]) =>
  demoCommand.run(
    test.site,
    { positional: [], options: Object.fromEntries(flags.map((flag) => [flag, true])) },
    out,
  );

/** Every table of ours, but the log of what happened, the queue, and prints of texts, which outlast their posts. */
async function rowCounts(): Promise<Record<string, number>> {
  await addUpCounts(test.site.database);
  const tables = await test.site.database.rows<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('events', 'post_prints', 'response_times') order by 1`);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const row = await test.site.database.row<{ count: number }>(
      sql`select count(*) as count from ${sql.raw(`"${name}"`)}`,
    );
    counts[name] = row?.count ?? -1;
  }
  return counts;
}

/** Of the demo itself, and of add-ons. */
const allDiscussions = () => [
  ...demoSite.discussions,
  ...demoContents.declaredIn(test.site.features.all).flatMap(({ discussions }) => discussions),
];

async function wrongCounters(): Promise<string[]> {
  const wrong: string[] = [];
  for (const { name, run } of test.site.features.all.flatMap((feature) => feature.recounts ?? [])) {
    if ((await test.site.database.transaction((tx) => run(tx, true))) > 0) wrong.push(name);
  }
  return wrong;
}

const discussionNamed = async (name: string) =>
  (
    await test.site.database.row<{ discussion_id: number }>(
      sql`select discussion_id from discussions where name = ${name}`,
    )
  )?.discussion_id ?? 0;

const longest = [...demoSite.discussions].sort(
  (a, b) => placeComments(b).length - placeComments(a).length,
)[0];
const hidden = demoSite.discussions.find(
  ({ category }) => demoSite.categories.find(({ key }) => key === category)?.private,
);

let before: Record<string, number>;
beforeAll(async () => {
  await storeTypesThatAsk(test);
  // Those too that are off at first.
  for (const { addon, extensions = [] } of test.site.features.all)
    if (addon && extensions.some(({ point }) => point === demoContents))
      expect((await test.admin.client.patch(`/addons/${addon.key}`, { enabled: true })).status).toBe(200);
  await reindex(test.site);
  before = await rowCounts();
  await demo();
}, 120_000);

describe('a site filled with the demo', () => {
  it('has everybody and everything of it, with counters that are right', async () => {
    const after = await rowCounts();
    const comments = allDiscussions().flatMap(placeComments);
    expect((after.users ?? 0) - (before.users ?? 0)).toBe(demoSite.people.length);
    expect(after.discussions).toBe(allDiscussions().length);
    expect(after.comments).toBe(comments.length);
    const accepted = comments.filter(({ comment }) => comment.accepted);
    // And the one that the added riddle accepts by itself.
    expect(after.accepted_replies).toBe(accepted.length + 1);
    expect(after.user_mentions).toBeGreaterThanOrEqual(4);
    expect(after.search_documents).toBeGreaterThan(comments.length + allDiscussions().length);
    expect(await wrongCounters()).toEqual([]);
    expect(lines.join()).toContain(`${demoSite.people.length} people`);
  });

  it('reads as if it had been written here', async () => {
    const { body } = await test.guest.get('/discussions?limit=5&sort=-dateLastComment');
    expect(body).toHaveLength(5);
    const id = await discussionNamed(longest?.title ?? '');
    const thread = await test.guest.get(`/comments?discussionID=${id}&limit=500`);
    expect(thread.body).toHaveLength(placeComments(longest as NonNullable<typeof longest>).length);
    const settings = (await test.guest.get('/config?select=garden.title')).body;
    expect(settings['garden.title']).toBe(demoSite.title);
  });

  it('has projects with what they took, and what to read first', async () => {
    const { postTypeID, posts } = demoSite.projects;
    const { body } = await test.guest.get(`/discussions?postTypeID=${postTypeID}&expand=postMeta`);
    expect(body).toHaveLength(Object.keys(posts).length);
    expect(body.map((each: { postMeta: unknown }) => each.postMeta)).toEqual(
      expect.arrayContaining(Object.values(posts)),
    );
    const [picks] = (await test.admin.client.get('/collections')).body;
    const content = await test.guest.get(`/collections/${picks.collectionID}/content/en`);
    expect(content.body.name).toBe(demoSite.picks.name);
    expect(content.body.records).toHaveLength(
      demoSite.picks.discussions.length + demoSite.picks.categories.length,
    );
  });

  it('has conversations that only their people read, and that one finds words in', async () => {
    const { body } = await test.admin.client.get('/conversations?expand=all');
    const withOwner = demoSite.conversations.filter(({ hasOwner }) => hasOwner);
    expect(body).toHaveLength(withOwner.length);
    expect(body.map((each: { countMessages: number }) => each.countMessages).sort()).toEqual(
      withOwner.map(({ messages }) => messages.length).sort(),
    );
    expect((await test.admin.client.get('/messages/search?query=whisker')).body).toHaveLength(1);
    expect((await test.moderator.client.get('/messages/search?query=whisker')).body).toEqual([]);
  });

  it('shows its private category to the crew alone', async () => {
    const id = await discussionNamed(hidden?.title ?? '');
    expect(id).toBeGreaterThan(0);
    expect((await test.guest.get(`/discussions/${id}`)).status).toBe(403);
    expect((await test.member.client.get(`/discussions/${id}`)).status).toBe(403);
    expect((await test.moderator.client.get(`/discussions/${id}`)).status).toBe(200);
  });

  it('has avatars that are served', async () => {
    const row = await test.site.database.row<{ photo_url: string }>(
      sql`select photo_url from users where photo_url is not null limit 1`,
    );
    const { status, headers } = await test.guest.page(row?.photo_url ?? '');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });

  it('has what add-ons bring, with what they store of it', async () => {
    for (const { title, type } of allDiscussions().filter((each) => each.type)) {
      const { body } = await test.guest.get(`/discussions/${await discussionNamed(title)}`);
      expect([body.name, body.type]).toEqual([title, type]);
    }
    const accepted = await test.site.database.row<{ body: string }>(sql`
      select c.body from accepted_replies join comments c using (comment_id) join discussions d on d.discussion_id = c.discussion_id
      where d.name = ${addedRiddle.title}`);
    expect(accepted?.body).toBe(addedRiddle.comments[0]?.body);
  });

  it('has new things for those who were there before', async () => {
    const { body } = await test.admin.client.get('/discussions?limit=100');
    const unread = body.filter((each: { unread: boolean }) => each.unread).length;
    expect(unread).toBeGreaterThan(5);
    expect(unread).toBeLessThan(body.length / 2);
  });

  it('is filled once', async () => {
    await expect(demo()).rejects.toThrow('already');
    const event = { eventID: 1, payload: { userID: test.admin.userID, withDemo: true } };
    await demoListener.handle(test.site, event);
    expect((await rowCounts()).discussions).toBe(allDiscussions().length);
  });
});

describe('its removal', () => {
  it('leaves nothing, also of what others wrote in it', async () => {
    const id = await discussionNamed(longest?.title ?? '');
    const { member, admin } = test;
    const posted = await member.client.post('/comments', {
      body: 'I was here as well.',
      format: 'markdown',
      parentRecordType: 'discussion',
      parentRecordID: id,
    });
    expect(posted.status).toBe(201);
    await admin.client.post(`/comments/${posted.body.commentID}/reactions`, { reactionType: 'Like' });
    await admin.client.put(`/discussions/${id}/bookmark`, { bookmarked: true });
    await demo('remove');
    expect(await rowCounts()).toEqual(before);
    expect(await wrongCounters()).toEqual([]);
    const points = await test.site.database.rows(sql`select name from users where points <> 0`);
    expect(points).toEqual([]);
    await expect(demo('remove')).rejects.toThrow('no demo');
  });

  it('spares what stands beside it', async () => {
    const own = await discussionBy(test.member.client, { tags: [], name: 'Our very own thread' });
    await expect(demo()).rejects.toThrow('--yes');
    await demo('yes');
    await test.other.client.post('/comments', {
      body: 'An answer from us.',
      format: 'markdown',
      parentRecordType: 'discussion',
      parentRecordID: own.discussionID,
    });
    await demo('remove');
    const { body } = await test.guest.get('/discussions');
    expect(body.map((each: { name: string }) => each.name)).toEqual(['Our very own thread']);
    expect(body[0].countComments).toBe(1);
  }, 60_000);
});
