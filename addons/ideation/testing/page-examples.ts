import type { PageExamples } from '@parley/addon-api/testing';

export const pageExamples: PageExamples = () => ['/ideas', '/ideas/roadmap', '/post/idea'];
