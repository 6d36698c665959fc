// What ideas bring to the demo.
import { type DemoContent, demoContents, sql } from '@parley/addon-api';
import { demoIdeas } from './demo-ideas.ts';

const content: DemoContent = {
  discussions: demoIdeas,
  write: async (tx, { userIDs, discussionIDs }) => {
    for (const { key, statusID, votes } of demoIdeas) {
      const discussionID = discussionIDs.get(key) ?? 0;
      const voters = votes.map((name) => userIDs.get(name) ?? 0);
      await tx.execute(sql`
        insert into ideas (discussion_id, status_id, count_up) values (${discussionID}, ${statusID}, ${voters.length})`);
      await tx.execute(sql`
        insert into idea_votes (discussion_id, user_id, vote, date_inserted)
        select d.discussion_id, voter, 1, d.date_inserted + interval '1 hour'
        from discussions d, unnest(${voters}::int[]) voter where d.discussion_id = ${discussionID}`);
    }
  },
};

export const ideasOfDemo = demoContents.add(content);
