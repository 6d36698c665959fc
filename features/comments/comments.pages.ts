// The address of a comment: the page of its discussion that holds it.
import type { PageRoute } from '../../platform/contract/page.ts';

export const commentPages: readonly PageRoute[] = [
  {
    name: 'comment',
    pattern: /^(?<path>\/discussion\/comment\/(?<commentID>\d{1,9}))(?:\/[^/]*)?\/?$/,
    lookup: ({ path, commentID }, query) => ({
      layoutViewType: 'comment',
      recordType: 'comment',
      recordID: Number(commentID),
      params: { ...query, commentID: String(commentID), ...(path !== undefined && { path }) },
    }),
  },
];
