// What questions and answers bring to the demo: one answer that was accepted and one that its asker turned down.
import { type DemoContent, type DemoDiscussion, demoContents, sql } from '@parley/addon-api';

const question: DemoDiscussion = {
  key: 'kettle-lid-knob',
  asks: true,
  category: 'tools',
  author: 'ludo',
  title: 'How do I get a wooden knob to stay on a kettle lid?',
  body: `The knob of our shed kettle has come off for the third time. It is a turned bit of beech, about 30 mm, held by one brass wood screw from below. The steam dries the wood, then soaks it, then dries it, and after a month the screw holds nothing but a hole.

A longer screw did it once and a matchstick in the hole did it once. What does it for good?`,
  format: 'markdown',
  tags: ['beginners'],
  minutesAgo: 8930,
  views: 187,
  bookmarkedBy: ['pip'],
  reactions: [{ urlcode: 'Like', by: ['noa', 'huda'] }],
  comments: [
    {
      author: 'bo',
      minutesAfter: 26,
      body: 'Fill the hole with epoxy and drive the screw in while it is wet.',
      replies: [
        {
          author: 'ludo',
          minutesAfter: 61,
          body: 'That is what I did the second time. It came out with the epoxy still on it, like a tooth.',
          reactions: [{ urlcode: 'LOL', by: ['pip', 'harpreet'] }],
        },
      ],
    },
    {
      author: 'naoki',
      minutesAfter: 240,
      accepted: true,
      body: `A wood screw has no business there, since the wood moves and the screw does not. Use a machine screw, M4, long enough to go through.

1. Drill the knob through, 4.5 mm.
2. Open the top of the hole to 9 mm, a centimetre deep, for a brass nut and a washer.
3. A spring washer below the lid. It takes up what the wood gives.
4. Close the top with a plug. Do not glue the plug; one day you will want the nut.

Ours has held since the year the roof leaked.`,
      reactions: [
        { urlcode: 'Insightful', by: ['marta', 'ottilie', 'femi'] },
        { urlcode: 'Like', by: ['pip', 'yusuf'] },
      ],
      replies: [
        {
          author: 'ludo',
          minutesAfter: 1512,
          body: 'Done, and the plug is cork, because I had tea and a bottle. Thank you.',
        },
      ],
    },
  ],
};

const content: DemoContent = {
  discussions: [question],
  write: async (tx, { userIDs, discussionIDs, commentIDs, now }) => {
    const rejectedAt = new Date(now - (question.minutesAgo - 61) * 60_000);
    await tx.execute(sql`
      insert into answers (comment_id, discussion_id, status, accept_user_id, date_accepted)
      values (${commentIDs.get(`${question.key}#1`) ?? 0}, ${discussionIDs.get(question.key) ?? 0}, 'rejected',
        ${userIDs.get(question.author) ?? 0}, ${rejectedAt})`);
  },
};

export const qnaOfDemo = demoContents.add(content);
