// Takes the demo away as one act: its people, places and threads, and what others wrote in them.

import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { CommandProblem } from '../../../platform/server/feature/operations.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { forgetImport } from '../../imports/server/stored-import.ts';
import { dropUnusedWords } from '../../search/server/search.reindex.ts';
import { demoSite } from '../content/demo-site.ts';
import { demoRemoved } from '../demo.events.ts';
import { DEMO, demoIDs, hasDemo, holdDemo } from './demo-records.ts';
import { type DemoCounts, recountAll } from './fill-demo.ts';
import { removeAvatars } from './write-demo-people.ts';
import { removeDemoSettings } from './write-demo-settings.ts';
import { removeDemoShowcase } from './write-demo-showcase.ts';

interface RowsToDelete {
  users: number[];
  categories: number[];
  tags: number[];
  discussions: number[];
  comments: number[];
}

export async function removeDemo(site: Site): Promise<DemoCounts> {
  const toDelete = await site.database.transaction(async (tx) => {
    await holdDemo(tx);
    if (!(await hasDemo(tx))) throw new CommandProblem('There is no demo on this site.');
    const found = await findRowsToDelete(tx);
    await removePosts(tx, found);
    await removeDemoShowcase(tx);
    await removePlaces(tx, found);
    await removePeople(tx, found);
    await removeDemoSettings(tx, demoSite);
    await forgetImport(tx, DEMO);
    await recountAll(site, tx);
    await site
      .writeContext(tx, systemViewer(), 'en')
      .announce(demoRemoved, {}, { invalidates: [cacheTag.everything] });
    return found;
  });
  await removeAvatars(site.blobs);
  await dropUnusedWords(site);
  return {
    users: toDelete.users.length,
    discussions: toDelete.discussions.length,
    comments: toDelete.comments.length,
  };
}

/** Whatever hangs on the demo goes with it, whoever wrote it. */
async function findRowsToDelete(tx: Transaction): Promise<RowsToDelete> {
  const [users, categories, tags] = [
    await demoIDs(tx, 'users'),
    await demoIDs(tx, 'categories'),
    await demoIDs(tx, 'tags'),
  ];
  const written = await demoIDs(tx, 'discussions');
  const discussions = await tx.rows<{ discussion_id: number }>(sql`
    select discussion_id from discussions
    where discussion_id = any(${written}) or category_id = any(${categories}) or insert_user_id = any(${users})`);
  const discussionIDs = discussions.map((row) => row.discussion_id);
  const comments = await tx.rows<{ comment_id: number }>(sql`
    with recursive to_delete as (
      select comment_id from comments where discussion_id = any(${discussionIDs}) or insert_user_id = any(${users})
      union
      select c.comment_id from comments c join to_delete d on c.parent_comment_id = d.comment_id
    )
    select comment_id from to_delete`);
  return {
    users,
    categories,
    tags,
    discussions: discussionIDs,
    comments: comments.map((row) => row.comment_id),
  };
}

async function removePosts(tx: Transaction, { discussions, comments, users }: RowsToDelete): Promise<void> {
  await returnPoints(tx, { discussions, comments });
  for (const table of [
    'reactions',
    'reaction_totals',
    'user_mentions',
    'post_revisions',
    'search_documents',
  ]) {
    await tx.execute(sql`
      delete from ${sql.raw(table)}
      where (record_type = 'discussion' and record_id = any(${discussions}))
        or (record_type = 'comment' and record_id = any(${comments}))`);
  }
  await tx.execute(sql`
    delete from deleted_comments where discussion_id = any(${discussions}) or delete_user_id = any(${users})`);
  await tx.execute(sql`delete from comments where comment_id = any(${comments})`);
  await tx.execute(sql`delete from discussions where discussion_id = any(${discussions})`);
}

/** Points that living members earned in the demo. */
async function returnPoints(
  tx: Transaction,
  { discussions, comments }: Pick<RowsToDelete, 'discussions' | 'comments'>,
): Promise<void> {
  await tx.execute(sql`
    update users u set points = u.points - earned.points
    from (
      select coalesce(d.insert_user_id, c.insert_user_id) as user_id, sum(r.points)::int as points
      from reactions r
      left join discussions d on r.record_type = 'discussion' and d.discussion_id = r.record_id
      left join comments c on r.record_type = 'comment' and c.comment_id = r.record_id
      where d.discussion_id = any(${discussions}) or c.comment_id = any(${comments})
      group by 1
    ) earned
    where earned.user_id = u.user_id`);
}

async function removePlaces(tx: Transaction, { categories, tags }: RowsToDelete): Promise<void> {
  await tx.execute(sql`
    delete from role_permissions where resource_type = 'category' and resource_id = any(${categories})`);
  await tx.execute(sql`delete from deleted_discussions where category_id = any(${categories})`);
  await tx.execute(sql`
    update categories set parent_category_id = null
    where parent_category_id = any(${categories}) and category_id <> all(${categories})`);
  await tx.execute(sql`
    delete from search_documents where record_type = 'category' and record_id = any(${categories})`);
  await tx.execute(sql`delete from categories where category_id = any(${categories})`);
  // A tag that others have come to use stays, as nobody's in particular.
  const inUse = sql`exists (select from discussion_tags dt where dt.tag_id = t.tag_id)`;
  await tx.execute(sql`delete from tags t where tag_id = any(${tags}) and not ${inUse}`);
  await tx.execute(sql`update tags set insert_user_id = 1 where tag_id = any(${tags})`);
}

async function removePeople(tx: Transaction, { users }: RowsToDelete): Promise<void> {
  await tx.execute(
    sql`delete from search_documents where record_type = 'user' and record_id = any(${users})`,
  );
  await tx.execute(sql`delete from users where user_id = any(${users})`);
}
