import type { PageExamples } from '../../../app/testing/page-addresses.ts';

export const pageExamples: PageExamples = () => ['/entry/claim', '/entry/claim/2/abc', '/users/imported'];
