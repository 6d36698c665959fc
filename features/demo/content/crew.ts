import type { DemoDiscussion } from './types.ts';

export const crewDiscussions: DemoDiscussion[] = [
  {
    key: 'crew-rota',
    category: 'crew',
    author: 'wren',
    title: 'Rota for the open bench: who holds the door, who holds the soup',
    body: `Draft, shout if it does not fit:

- door and name stickers: **Marta** till noon, **Ottilie** after
- plugs and isolating transformer: **Femi** by video, I am his hands
- first aid and grinder key: me
- "please read the rules again": whoever is nearest

One request: two people in the wheel corner. Last time Marta did not eat.`,
    format: 'markdown',
    tags: ['meetup'],
    minutesAgo: 5760,
    views: 19,
    bookmarkedBy: ['femi', 'marta'],
    reactions: [
      { urlcode: 'Agree', by: ['marta'] },
      { urlcode: 'Like', by: ['femi'] },
      { urlcode: 'Insightful', by: ['ottilie'] },
    ],
    comments: [
      {
        author: 'marta',
        minutesAfter: 198,
        body: 'I did eat. I ate a spoke nipple by accident, it counts.',
        reactions: [{ urlcode: 'Insightful', by: ['femi', 'wren'] }],
      },
      {
        author: 'ottilie',
        minutesAfter: 315,
        body: 'Afternoon door is fine. I have Pip at half past ten, please keep the end of the long bench free.',
        replies: [{ author: 'wren', minutesAfter: 326, body: 'Kept, with the good lamp.' }],
      },
      {
        author: 'femi',
        minutesAfter: 476,
        body: "I am on from nine your time. Keep the camera *above* the board, not behind somebody's ear as in spring.",
        reactions: [{ urlcode: 'Like', by: ['wren'] }],
      },
    ],
  },
  {
    key: 'crew-seller',
    category: 'crew',
    author: 'femi',
    title: 'Three new accounts, same week, all recommending the same glue',
    body: 'Friendly posts, no questions, each one ends with a product. I have hidden nothing yet. My suggestion: one kind message to each, then remove the links, and if a fourth one comes, close the door.',
    format: 'markdown',
    tags: ['safety'],
    minutesAgo: 30240,
    views: 26,
    bookmarkedBy: ['wren'],
    reactions: [],
    comments: [
      {
        author: 'wren',
        minutesAfter: 267,
        body: 'Agreed. Kind first. I have written to all three.',
        reactions: [{ urlcode: 'Agree', by: ['marta', 'femi'] }],
      },
      {
        author: 'ottilie',
        minutesAfter: 863,
        body: 'For the record: the glue is also bad.',
        reactions: [
          { urlcode: 'Like', by: ['femi', 'wren'] },
          { urlcode: 'Agree', by: ['marta'] },
        ],
        replies: [
          {
            author: 'marta',
            minutesAfter: 1090,
            body: 'That is the actual offence.',
            reactions: [{ urlcode: 'LOL', by: ['ottilie', 'wren', 'femi'] }],
          },
        ],
      },
      {
        author: 'femi',
        minutesAfter: 1413,
        body: 'One has answered, is a real person, works there, and is sorry. She will post as herself with the name of the firm in her profile. The other two never replied; accounts closed.',
        reactions: [{ urlcode: 'Agree', by: ['marta', 'wren'] }],
      },
    ],
  },
];
