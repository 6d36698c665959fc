// What some people of the workshop write to each other, two of it to whoever set the site up.
import type { DemoConversation } from './types.ts';

export const demoConversations: DemoConversation[] = [
  {
    author: 'wren',
    people: ['marta'],
    hasOwner: true,
    subject: 'Keys for the open bench',
    minutesAgo: 3300,
    messages: [
      {
        author: 'wren',
        minutesAfter: 0,
        body: 'The spare key hangs behind the paint cupboard now, not in the drawer. Nobody but us three needs to know.',
      },
      {
        author: 'marta',
        minutesAfter: 14,
        body: 'Found it. The grinder key is on the same ring, is that on purpose?',
      },
      {
        author: 'wren',
        minutesAfter: 21,
        body: 'Yes: whoever opens the door decides who **grinds**. Please count the masks when you close.',
      },
      { author: 'marta', minutesAfter: 2890, body: 'Eleven masks, one of them with a whisker drawn on it.' },
    ],
  },
  {
    author: 'femi',
    people: [],
    hasOwner: true,
    subject: '',
    minutesAgo: 410,
    messages: [
      {
        author: 'femi',
        minutesAfter: 0,
        body: 'Before I post it: is a photo of the inside of a neighbour’s radio fine here, if the name plate is covered?',
      },
      {
        author: 'femi',
        minutesAfter: 3,
        body: 'It is a lovely radio. Walnut, and somebody loved it with a hammer.',
      },
    ],
  },
  {
    author: 'ottilie',
    people: ['jonas', 'solene'],
    hasOwner: false,
    subject: 'Chair of the grandmother',
    minutesAgo: 9000,
    messages: [
      {
        author: 'ottilie',
        minutesAfter: 0,
        body: 'The seat is rush, and I have rush for half of it. Who of you has a bundle left?',
      },
      { author: 'solene', minutesAfter: 95, body: 'Une botte et demie, elle est à toi.' },
      { author: 'jonas', minutesAfter: 130, body: 'I drive past Solène on Friday and bring it.' },
    ],
  },
];
