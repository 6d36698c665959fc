// Takes the demo away as one act: its people, places and threads, and what others wrote in them.

import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { Transaction } from '../../../platform/server/db/database.ts';
import { CommandProblem } from '../../../platform/server/feature/operations.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { deleteCategories } from '../../categories/server/category.bulk.ts';
import { deleteConversationsOf } from '../../conversations/server/conversation.bulk.ts';
import { removeEarlierVisits } from '../../discussions/server/bulk/bulk-discussions.ts';
import {
  deletePosts,
  findPostsOf,
  forgetDeletedPosts,
  type PostIDs,
} from '../../discussions/server/bulk/delete-places.ts';
import { forgetImport } from '../../imports/server/stored-import.ts';
import { pointsEarnedBy } from '../../reactions/server/reaction.bulk.ts';
import { dropCategoryGrants } from '../../roles/server/category-grants.ts';
import { forgetDocuments } from '../../search/server/forget-documents.ts';
import { dropUnusedWords } from '../../search/server/search.reindex.ts';
import { deleteUnusedTags } from '../../tags/server/tag.bulk.ts';
import { changeUserCounters } from '../../users/server/counts/user.counters.ts';
import { deleteMembers } from '../../users/server/user.bulk.ts';
import { demoSite } from '../content/demo-site.ts';
import { demoRemoved } from '../demo.events.ts';
import { demoContents } from './demo-contents.ts';
import { DEMO, demoIDs, hasDemo, holdDemo } from './demo-records.ts';
import { type DemoCounts, recountAll } from './fill-demo.ts';
import { removeAvatars } from './write-demo-people.ts';
import { removeDemoSettings } from './write-demo-settings.ts';
import { removeDemoShowcase } from './write-demo-showcase.ts';

export async function removeDemo(site: Site): Promise<DemoCounts> {
  const removed = await site.database.transaction(async (tx) => {
    await holdDemo(tx);
    if (!(await hasDemo(tx))) throw new CommandProblem('There is no demo on this site.');
    const counts = await removeRows(site, tx);
    await removeDemoSettings(tx, demoSite);
    await forgetImport(tx, DEMO);
    await recountAll(site, tx);
    await site
      .writeContext(tx, systemViewer(), 'en')
      .announce(demoRemoved, {}, { invalidates: [cacheTag.everything] });
    return counts;
  });
  await removeAvatars(site.blobs);
  await dropUnusedWords(site);
  return removed;
}

/** Whatever hangs on the demo goes with it, whoever wrote it. */
async function removeRows(site: Site, tx: Transaction): Promise<DemoCounts> {
  const users = await demoIDs(tx, 'users');
  const categories = await demoIDs(tx, 'categories');
  for (const { remove } of demoContents.declaredIn(site.features.all))
    if (remove) categories.push(...(await remove(tx, users)));
  const posts = await findPostsOf(tx, { discussions: await demoIDs(tx, 'discussions'), categories, users });
  await returnPoints(tx, posts);
  await forgetDocuments(tx, 'discussion', posts.discussions);
  await forgetDocuments(tx, 'comment', posts.comments);
  await deletePosts(tx, posts);
  await forgetDeletedPosts(tx, { ...posts, categories, users });
  await removeEarlierVisits(tx);
  await removeDemoShowcase(tx);
  await forgetDocuments(tx, 'category', categories);
  await dropCategoryGrants(tx, categories);
  await deleteCategories(tx, categories);
  await deleteUnusedTags(tx, await demoIDs(tx, 'tags'));
  await deleteConversationsOf(tx, users);
  await forgetDocuments(tx, 'user', users);
  await deleteMembers(tx, users);
  return { users: users.length, discussions: posts.discussions.length, comments: posts.comments.length };
}

/** Those that living members earned in the demo. */
async function returnPoints(tx: Transaction, posts: PostIDs): Promise<void> {
  for (const { user_id: userID, points } of await pointsEarnedBy(tx, posts))
    changeUserCounters({ db: tx }, userID, { points: -points });
}
