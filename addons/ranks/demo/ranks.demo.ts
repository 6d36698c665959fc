// What ranks bring to the demo: some that its people came to by what they wrote, and one that was given by hand.
import { type DemoContent, demoContents, sql, type Transaction } from '@parley/addon-api';
import { type DemoRank, demoRanks } from './demo-ranks.ts';

export const rankContent: DemoContent = {
  discussions: [],
  write: async (tx, { userIDs }) => {
    for (const rank of demoRanks) {
      const rankID = await insertRank(tx, rank);
      const members = (rank.givenTo ?? []).map((key) => userIDs.get(key) ?? 0);
      if (rankID !== undefined)
        await tx.execute(sql`
          insert into rank_members (user_id, rank_id) select member, ${rankID}::int from unnest(${members}::int[]) member
          on conflict do nothing`);
    }
  },
  remove: async (tx) => {
    for (const { name, userTitle } of demoRanks)
      await tx.execute(sql`delete from ranks where name = ${name} and user_title = ${userTitle}`);
    return [];
  },
};

/** Undefined: the site has one of this level, and keeps it. */
async function insertRank(tx: Transaction, rank: DemoRank): Promise<number | undefined> {
  const { name, userTitle, level, cssClass, notificationBody, posts = 0, points = 0, givenTo } = rank;
  const row = await tx.row<{ rank_id: number }>(sql`
    insert into ranks (name, user_title, level, css_class, notification_body, min_posts, min_points, is_manual)
    values (${name}, ${userTitle}, ${level}, ${cssClass}, ${notificationBody}, ${posts}, ${points}, ${givenTo !== undefined})
    on conflict do nothing returning rank_id`);
  return row?.rank_id;
}

export const ranksOfDemo = demoContents.add(rankContent);
