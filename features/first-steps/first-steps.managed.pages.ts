import { globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const firstStepsPages: readonly PageRoute[] = [
  globalPage('firstSteps', /^\/dashboard\/first-steps\/?$/),
];
