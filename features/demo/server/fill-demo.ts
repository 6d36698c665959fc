// Fills a site with the made-up community: all of it in one transaction, through the writers of imports.

import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { configSnapshot } from '../../../platform/server/config/config.ts';
import type { Transaction } from '../../../platform/server/db/database.ts';
import { CommandProblem } from '../../../platform/server/feature/operations.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import { declaredPermissions } from '../../../platform/server/permissions/permission-registry.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { setMemberDates } from '../../imports/server/finish/set-states.ts';
import { handOver } from '../../imports/server/imported-rows.ts';
import { recordImport } from '../../imports/server/stored-import.ts';
import { reindex } from '../../search/server/search.reindex.ts';
import { demoSite } from '../content/demo-site.ts';
import type { DemoSite } from '../content/types.ts';
import { demoFilled } from '../demo.events.ts';
import { type DemoContent, demoContents } from './demo-contents.ts';
import type { DemoFill, WrittenPosts } from './demo-fill.ts';
import { DEMO, hasDemo, holdDemo, recordDemoRows } from './demo-records.ts';
import { writeDemoCategories } from './write-demo-categories.ts';
import { writeDemoConversations } from './write-demo-conversations.ts';
import { writeDemoBookmarks, writeDemoReactions, writeDemoTags } from './write-demo-marks.ts';
import { putAvatars, writeDemoPeople } from './write-demo-people.ts';
import { writeDemoPosts } from './write-demo-posts.ts';
import { writeDemoSettings } from './write-demo-settings.ts';
import { writeDemoShowcase, writeProjectType } from './write-demo-showcase.ts';
import { writeLastVisits } from './write-last-visits.ts';

export interface DemoCounts {
  users: number;
  discussions: number;
  comments: number;
}

export async function fillDemo(site: Site, plain: DemoSite = demoSite): Promise<DemoCounts> {
  await putAvatars(site.blobs);
  const { added, content } = await withAdded(site, plain);
  return site.database.transaction(async (tx) => {
    await holdDemo(tx);
    if (await hasDemo(tx)) throw new CommandProblem('The demo is on this site already.');
    await recordImport(tx, DEMO, DEMO);
    const now = Date.now();
    const userIDs = await writeDemoPeople(tx, content.people, now);
    const { ofCategories } = declaredPermissions(site);
    const own = await writeDemoCategories(tx, content.categories, ofCategories);
    const w = site.writeContext(tx, systemViewer(), 'en');
    const categoryIDs = new Map([...own, ...(await placesOf(w, userIDs, added))]);
    const hasProjects = await writeProjectType(tx, content.projects);
    const fill: DemoFill = {
      tx,
      site: content,
      siteUrl: site.url,
      now,
      userIDs,
      categoryIDs,
      hasProjects,
      features: site.features.all,
      handOver: (kind, rows) => handOver(site, tx, kind, rows),
    };
    const posts = await writeDemoPosts(fill);
    await writeAdded(fill, posts, added);
    await writeDemoShowcase(fill, posts);
    await writeDemoTags(fill, posts);
    await writeDemoReactions(fill, posts);
    await writeDemoBookmarks(fill, posts);
    await writeDemoConversations(fill);
    await writeDemoSettings(tx, content);
    await setMemberDates((work) => work(tx), DEMO);
    await recountAll(site, tx);
    await writeLastVisits(tx, now);
    const filled = { discussions: posts.discussions.length };
    await w.announce(demoFilled, filled, { invalidates: [cacheTag.everything] });
    return {
      users: userIDs.size,
      discussions: posts.discussions.length,
      comments: posts.comments.length,
    };
  });
}

/** By the add-ons that are switched on. */
async function withAdded(
  site: Site,
  own: DemoSite,
): Promise<{ added: readonly DemoContent[]; content: DemoSite }> {
  const added = demoContents.of({ site, config: await site.snapshots.get(configSnapshot) });
  const discussions = [...own.discussions, ...added.flatMap((each) => each.discussions)];
  return { added, content: { ...own, discussions } };
}

async function placesOf(
  w: WriteContext,
  userIDs: ReadonlyMap<string, number>,
  added: readonly DemoContent[],
): Promise<(readonly [string, number])[]> {
  const found: (readonly [string, number])[] = [];
  for (const { places } of added) if (places) found.push(...(await places(w, userIDs)));
  await recordDemoRows(w.db, 'categories', found);
  return found;
}

async function writeAdded(
  { tx, userIDs, now }: DemoFill,
  posts: WrittenPosts,
  added: readonly DemoContent[],
): Promise<void> {
  const discussionIDs = new Map(posts.discussions.map(({ discussion, id }) => [discussion.key, id]));
  const commentIDs = new Map(
    posts.comments.map(({ placed, id }) => [`${placed.discussion.key}#${placed.number}`, id]),
  );
  for (const { write } of added) await write(tx, { userIDs, discussionIDs, commentIDs, now });
}

/** Counters that are sums of others come right in the second round, whatever the order. */
export async function recountAll(site: Site, tx: Transaction): Promise<void> {
  const recounts = site.features.all.flatMap((feature) => feature.recounts ?? []);
  for (let round = 1; round <= 3; round++) {
    let differed = 0;
    for (const { run } of recounts) differed += await run(tx, false);
    if (differed === 0) return;
  }
}

export async function indexDemo(site: Site): Promise<void> {
  await reindex(site);
}
