// What an add-on may add to the demo, whichever add-ons are there: a riddle with one reply, which it accepts itself.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { Feature } from '../../../../platform/server/feature/feature.ts';
import type { DemoDiscussion } from '../../content/types.ts';
import { demoContents } from '../demo-contents.ts';

export const addedRiddle: DemoDiscussion = {
  key: 'fog-horn-riddle',
  type: 'riddle',
  category: 'hello',
  author: 'wren',
  title: 'What calls all night and never comes?',
  body: 'You hear it best when you see least.',
  format: 'markdown',
  tags: [],
  minutesAgo: 5000,
  views: 12,
  bookmarkedBy: ['noa'],
  reactions: [],
  comments: [{ author: 'pip', minutesAfter: 30, body: 'The horn on the mole.' }],
};

export const addedContent: Feature = {
  name: 'added-content',
  extensions: [
    demoContents.add({
      discussions: [addedRiddle],
      write: async (tx, { userIDs, discussionIDs, commentIDs, now }) => {
        await tx.execute(sql`
          insert into accepted_replies (comment_id, discussion_id, accept_user_id, date_accepted)
          values (${commentIDs.get(`${addedRiddle.key}#1`) ?? 0}, ${discussionIDs.get(addedRiddle.key) ?? 0},
            ${userIDs.get(addedRiddle.author) ?? 0}, ${new Date(now)})`);
      },
    }),
  ],
};
