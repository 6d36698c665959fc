// Groups of the made-up community: what they are about, who belongs to them, and what they talk of.
import type { DemoDiscussion } from '@parley/addon-api';

export interface DemoGroup {
  /** What discussions name as their category. */
  key: string;
  name: string;
  description: string;
  privacy: 'public' | 'private' | 'secret';
  /** The first one started it. */
  leaders: readonly string[];
  members: readonly string[];
  /** Who asks to join, and why. */
  applicants?: Readonly<Record<string, string>>;
}

export const demoGroups: readonly DemoGroup[] = [
  {
    key: 'group:cold-water',
    name: 'Cold-water sailors',
    description: `For those who sail when the ropes are stiff. We lend each other dry bags, tide tables and courage.

**First rule:** somebody ashore knows when you are due back.`,
    privacy: 'public',
    leaders: ['eilidh', 'gudrun'],
    members: ['kaimana', 'lubo', 'bo', 'hank', 'jonas', 'solene', 'wren'],
  },
  {
    key: 'group:night-shift',
    name: 'Night-shift solderers',
    description:
      'Open benches after nine in the evening. Bring a lamp, a lid for your flux and no hurry at all.',
    privacy: 'public',
    leaders: ['yusuf'],
    members: ['femi', 'naoki', 'minseo', 'pip', 'yutong'],
  },
  {
    key: 'group:key-holders',
    name: 'Key holders of pier 4',
    description: 'Whoever has a key to the long shed: rotas, the boiler, and who borrowed the good vice.',
    privacy: 'private',
    leaders: ['wren'],
    members: ['marta', 'ottilie', 'femi', 'noa'],
    applicants: { ludo: 'I open up on Thursdays anyway, with a key that I have to fetch first.' },
  },
];

const talk = {
  format: 'markdown',
  tags: [],
  bookmarkedBy: [],
  reactions: [],
} satisfies Partial<DemoDiscussion>;

export const groupTalks: readonly DemoDiscussion[] = [
  {
    ...talk,
    key: 'mittens-for-hauling',
    category: 'group:cold-water',
    author: 'gudrun',
    title: 'Which mittens still feel a rope?',
    body: `Fished wool, turned inside out, has served me for nine winters. Neoprene keeps warm until it is wet within, and then it never dries.

What do you wear below zero?`,
    minutesAgo: 4100,
    views: 64,
    comments: [
      {
        author: 'bo',
        minutesAfter: 75,
        body: 'Two thin pairs over each other. When the outer one freezes, it is at least out of the wind.',
      },
      { author: 'kaimana', minutesAfter: 310, body: 'I wear whatever Gudrun lends me.' },
    ],
  },
  {
    ...talk,
    key: 'ice-in-the-harbour-mouth',
    category: 'group:cold-water',
    author: 'eilidh',
    title: 'Ice across the harbour mouth since Tuesday',
    body: 'Two fingers thick on the north side, open water along the mole. I turned back, and the kettle was still warm.',
    minutesAgo: 1500,
    views: 38,
    comments: [{ author: 'lubo', minutesAfter: 40, body: 'Same here. I pull my boat out on Saturday.' }],
  },
  {
    ...talk,
    key: 'lamp-without-flicker',
    category: 'group:night-shift',
    author: 'yusuf',
    title: 'A bench lamp that does not hum into the microphone',
    body: 'Mine whistles at 8 kHz as soon as the set is on. Has anybody put a linear driver into one of these long-armed lamps?',
    minutesAgo: 2600,
    views: 41,
    comments: [
      {
        author: 'naoki',
        minutesAfter: 190,
        body: 'A 24 V transformer in its foot, a rectifier and a fat capacitor. Heavy, silent, and it no longer falls over.',
      },
    ],
  },
  {
    ...talk,
    key: 'boiler-rota-december',
    category: 'group:key-holders',
    author: 'wren',
    title: 'Who lights the boiler in December?',
    body: 'Mondays and Fridays are taken. It wants forty minutes before anybody can feel their fingers.',
    minutesAgo: 3300,
    views: 19,
    comments: [{ author: 'marta', minutesAfter: 55, body: 'I take Wednesdays, with bread.' }],
  },
];
