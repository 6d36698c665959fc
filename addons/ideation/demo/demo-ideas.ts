// Ideas of the made-up community: who wishes for what, who voted, and what became of it.
import type { DemoDiscussion } from '@parley/addon-api';
import { ACTIVE, COMPLETED, IN_PROGRESS, IN_REVIEW } from '../status-ids.ts';

export interface DemoIdea extends DemoDiscussion {
  statusID: number;
  statusNotes?: string;
  votes: readonly string[];
}

const idea = {
  type: 'idea',
  format: 'markdown',
  tags: [],
  bookmarkedBy: [],
  reactions: [],
  comments: [],
} satisfies Partial<DemoDiscussion>;

export const demoIdeas: readonly DemoIdea[] = [
  {
    ...idea,
    key: 'tool-library',
    category: 'hello',
    author: 'ludo',
    title: 'A tool library: who lends a bench grinder near me?',
    body: `I use a grinder twice a year and it sits on my bench for all of it. A page where each of us says what they lend, and from when to when, would clear three benches in this street alone.`,
    minutesAgo: 9120,
    views: 188,
    statusID: IN_REVIEW,
    statusNotes: 'We look at how other workshops do it, and write again after the next open evening.',
    votes: ['femi', 'marta', 'huda', 'noa', 'pip', 'jonas', 'gudrun'],
    comments: [
      {
        author: 'gudrun',
        minutesAfter: 95,
        body: 'With a deposit in tea, please. Mine came back blunt once.',
      },
    ],
  },
  {
    ...idea,
    key: 'photos-before-and-after',
    category: 'hello',
    author: 'noa',
    title: 'Show photos of before and after side by side',
    body: `Half of what we post is one thing twice: broken, then whole. Side by side, with a line to drag between them, one would see what was done.`,
    minutesAgo: 20_300,
    views: 301,
    statusID: IN_PROGRESS,
    votes: ['wren', 'ottilie', 'yusuf', 'kaveh', 'lubo', 'bo', 'eilidh', 'itai', 'naoki'],
  },
  {
    ...idea,
    key: 'open-evening-once-a-month',
    category: 'hello',
    author: 'marta',
    title: 'An open evening every month, not every season',
    body: 'Four a year are too few: by the time I have a question the next one is ten weeks away.',
    minutesAgo: 61_500,
    views: 412,
    statusID: COMPLETED,
    statusNotes: 'From this autumn on, on the first Thursday.',
    votes: ['pip', 'ludo', 'femi', 'noa', 'kaimana', 'jonas', 'huda', 'ottilie'],
  },
  {
    ...idea,
    key: 'print-a-thread',
    category: 'hello',
    author: 'kaveh',
    title: 'Print a thread as a guide for the wall',
    body: 'The best answers hang in my workshop, copied by hand. One button that leaves out the chat and keeps the steps, please.',
    minutesAgo: 3050,
    views: 74,
    statusID: ACTIVE,
    votes: ['lubo', 'gudrun', 'wren'],
  },
];
