// What stands beside lists and threads in the default layouts.

const on = (device: 'mobile' | 'desktop') => ({ $middleware: { visibility: { device } } });

/** At the end: how to take part, and what is talked about. Where there is room, the title bar has the button. */
export const side = [
  { $hydrate: 'react.guest-cta' },
  { $hydrate: 'react.newpost', asOwnButtons: [], excludedButtons: [], ...on('mobile') },
  { $hydrate: 'react.tag', titleType: 'static', title: 'Popular Tags', limit: 12 },
];

/** Where a member of a young community would see an empty column: no tags yet, and no invitation. */
export const besideLists = [...side, { $hydrate: 'react.newmembers', limit: 5 }];

const ways = { $hydrate: 'react.quick-links', titleType: 'none', title: 'Browse' };

/** At the start: the ways through the place. */
export const browse = [
  { ...ways, ...on('desktop') },
  {
    $hydrate: 'react.categories',
    titleType: 'static',
    title: 'Categories',
    apiParams: { limit: 12 },
    containerOptions: { displayType: 'link', viewAll: { to: '/categories' } },
  },
];

/** The same ways above what they lead to: on phones, where the panels stand below. */
export const strip = [{ ...ways, isStrip: true, ...on('mobile') }];

/** Beside a thread: what can be done with it at the start, what is known of it at the end. */
export const threadStart = [
  { $hydrate: 'react.asset.discussionActions' },
  { $hydrate: 'react.asset.threadRuler' },
];
export const threadEnd = [
  { $hydrate: 'react.asset.discussionFacts' },
  { $hydrate: 'react.asset.postTags' },
  // On phones the invitation below the last comment is right above.
  { $hydrate: 'react.guest-cta', ...on('desktop') },
  ...side.filter(({ $hydrate }) => $hydrate === 'react.newpost'),
];
