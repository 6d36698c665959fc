import type { PageExamples } from '@parley/addon-api/testing';

/** Off at first: nobody finds anything there. */
export const pageExamples: PageExamples = () => [
  ...['/groups', '/groups?filter=mine', '/groups?sort=name'],
  ...['/group/1-beekeepers', '/group/2', '/group/3', '/group/invitation/no-such-invitation'],
];
