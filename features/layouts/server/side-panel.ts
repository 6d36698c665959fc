// What stands beside lists and threads in the default layouts.
export const side = [
  { $hydrate: 'react.guest-cta' },
  { $hydrate: 'react.newpost', asOwnButtons: [], excludedButtons: [] },
  { $hydrate: 'react.quick-links', titleType: 'static', title: 'Quick Links' },
  { $hydrate: 'react.tag', titleType: 'static', title: 'Popular Tags', limit: 12 },
];
