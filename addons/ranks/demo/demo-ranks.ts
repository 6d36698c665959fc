// Ranks of the made-up community. They grant nothing: whoever looks at the demo keeps the rights that they have.

export interface DemoRank {
  /** What staff call it; by it and the title it is known again when the demo goes. */
  name: string;
  userTitle: string;
  level: number;
  cssClass: string | null;
  notificationBody: string | null;
  posts?: number;
  points?: number;
  /** Who was given it by hand: nobody comes to it in another way. */
  givenTo?: readonly string[];
}

export const demoRanks: readonly DemoRank[] = [
  {
    name: 'First shavings (demo)',
    userTitle: 'First shavings',
    level: 101,
    cssClass: null,
    notificationBody: 'You wrote something. Hang up your coat, the kettle is on.',
    posts: 1,
  },
  {
    name: 'Steady hand (demo)',
    userTitle: 'Steady hand',
    level: 102,
    cssClass: 'rank-green',
    notificationBody: null,
    posts: 8,
  },
  {
    name: 'Old timber (demo)',
    userTitle: 'Old timber',
    level: 103,
    cssClass: 'rank-amber',
    notificationBody: null,
    posts: 8,
    points: 12,
  },
  {
    name: 'Holds a key (demo)',
    userTitle: 'Holds a key',
    level: 104,
    cssClass: 'rank-accent',
    notificationBody: 'Here is your key to the long shed. Mind the third step.',
    givenTo: ['wren', 'femi', 'ottilie'],
  },
];
