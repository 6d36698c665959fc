import type { PageExamples } from '../../../app/testing/page-addresses.ts';

export const pageExamples: PageExamples = () => ['/home/leaving?target=https%3A%2F%2Fexample.org%2F'];
