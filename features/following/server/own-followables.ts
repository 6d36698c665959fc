// What the product itself lets members follow and mute.
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import { categoryPath } from '../../categories/category.address.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import { categoryFollows } from '../../categories/server/category.queries.ts';
import { discussionPath } from '../../discussions/discussion.address.ts';
import { standsInSight } from '../../discussions/server/discussion.notifications.ts';
import { localTags } from '../../tags/server/tag.local-names.ts';
import { listTagRows } from '../../tags/server/tag.queries.ts';
import { hiddenTags, visibleTagCondition } from '../../tags/server/tag.visibility.ts';
import { tagPath } from '../../tags/tag.address.ts';
import { userFragments } from '../../users/server/user.fragments.ts';
import { type Followable, followables } from './followables.ts';

const categories: Followable = {
  recordType: 'category',
  followedElsewhere: (ctx) => categoryFollows(ctx.db, ctx.viewer.userID),
  find: async (ctx, ids) => {
    const visible = await visibleCategories(ctx);
    return ids.flatMap((recordID) => {
      const node = visible.has(recordID) ? visible.tree.byID.get(recordID) : undefined;
      return node ? [{ recordID, name: node.name, url: categoryPath(node.urlcode) }] : [];
    });
  },
  idsOf: ({ discussionID }): Sql =>
    sql`select category_id from discussions where discussion_id = ${discussionID}`,
};

const discussions: Followable = {
  recordType: 'discussion',
  find: async (ctx, ids) => {
    const rows = await ctx.db.rows<{ discussion_id: number; name: string }>(sql`
      select d.discussion_id, d.name from discussions d
      where d.discussion_id = any(${[...ids]}) and ${await standsInSight(ctx)}`);
    return rows.map(({ discussion_id: discussionID, name }) => ({
      recordID: discussionID,
      name,
      url: discussionPath({ discussionID, name }),
    }));
  },
  idsOf: ({ discussionID }): Sql => sql`select ${discussionID}`,
};

const tags: Followable = {
  recordType: 'tag',
  find: async (ctx, ids) => {
    const rows = await listTagRows(
      ctx.db,
      { tagID: [...ids], sort: 'tagID', page: 1, limit: ids.length, excludeNoCountDiscussion: false },
      await visibleTagCondition(ctx),
      await hiddenTags(ctx),
    );
    return (await localTags(ctx, rows)).map((row) => ({
      recordID: row.tag_id,
      name: row.name,
      url: tagPath(row.urlcode),
    }));
  },
  idsOf: ({ discussionID }): Sql =>
    sql`select tag_id from discussion_tags where discussion_id = ${discussionID}`,
};

const people: Followable = {
  recordType: 'user',
  find: async (ctx, ids) => {
    const found = await userFragments(ctx, ids);
    // Whom the viewer may know nothing of is nobody.
    return ids.flatMap((recordID) => {
      const person = found.get(recordID);
      if (!person || person.userID !== recordID || person.url === '') return [];
      return [{ recordID, name: person.name, url: person.url, photoUrl: person.photoUrl || null }];
    });
  },
  idsOf: ({ authorID }): Sql => sql`select ${authorID}`,
};

export const ownFollowables = [categories, discussions, tags, people].map((each) => followables.add(each));
