import type { PageExamples } from '@parley/addon-api/testing';

export const pageExamples: PageExamples = () => ['/dashboard/ranks'];
