// Events of the made-up community: what is announced, and who comes.
import type { DemoDiscussion } from '@parley/addon-api';

export interface DemoEvent extends DemoDiscussion {
  /** From the day on which the demo is made. */
  inDays: number;
  /** As a clock of the zone shows it. */
  from: string;
  hours: number;
  timezone: string;
  location: string;
  capacity?: number;
  yes: readonly string[];
  waiting?: readonly string[];
  maybe?: readonly string[];
}

const event = {
  type: 'event',
  format: 'markdown',
  tags: [],
  bookmarkedBy: [],
  reactions: [],
  comments: [],
} satisfies Partial<DemoDiscussion>;

export const demoEvents: readonly DemoEvent[] = [
  {
    ...event,
    key: 'repair-saturday',
    category: 'hello',
    author: 'wren',
    title: 'Repair Saturday: bring what hums, leaks or wobbles',
    body: `Six benches, two soldering stations and the good vice. Bring one thing that is broken and one that you know how to mend.

We take apart before noon and put together after it. Soup at one.`,
    minutesAgo: 5200,
    views: 143,
    inDays: 9,
    from: '10:00',
    hours: 6,
    timezone: 'Europe/Oslo',
    location: 'The long shed, pier 4',
    capacity: 6,
    yes: ['marta', 'yusuf', 'pip', 'ottilie', 'naoki', 'femi'],
    waiting: ['noa', 'ludo'],
    maybe: ['huda'],
    comments: [
      {
        author: 'pip',
        minutesAfter: 130,
        body: 'I bring the radio that only speaks at night.',
      },
    ],
  },
  {
    ...event,
    key: 'splicing-evening',
    category: 'boats',
    author: 'eilidh',
    title: 'Splicing evening by video: an eye, a back splice, a long one',
    body: `Have two metres of three-strand rope, tape and a marlinspike, or a big screwdriver that nobody loves. Cameras on hands, not on faces.`,
    minutesAgo: 2900,
    views: 87,
    inDays: 16,
    from: '19:00',
    hours: 2,
    timezone: 'Europe/Lisbon',
    location: 'By video; the link comes on the day',
    yes: ['kaimana', 'gudrun', 'lubo', 'bo'],
    maybe: ['hank'],
  },
];
