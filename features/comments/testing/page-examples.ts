import type { PageExamples } from '../../../app/testing/page-addresses.ts';

export const pageExamples: PageExamples = (known) =>
  known.commentIDs.flatMap((id) => [`/discussion/comment/${id}`, `/discussion/comment/${id}/an-old-slug`]);
