import type { PageExamples } from '@parley/addon-api/testing';

/** Off at first: nobody finds anything there. */
export const pageExamples: PageExamples = () => [
  ...['/badges', '/badge/1/hello-there', '/badge/welcome', '/dashboard/badges'],
];
