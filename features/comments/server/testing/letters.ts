// Stands in for an add-on whose records have a discussion: letters, numbered a thousand above.
import { notFound } from '../../../../platform/contract/errors.ts';
import type { Feature } from '../../../../platform/server/feature/feature.ts';
import { commentParents } from '../parent-discussion.ts';

export const ABOVE = 1000;

export const letters: Feature = {
  name: 'letters',
  extensions: [
    commentParents.add({
      recordType: 'letter',
      discussionIDOf: async (_ctx, letterID) => {
        if (letterID <= ABOVE) throw notFound('Letter');
        return letterID - ABOVE;
      },
    }),
  ],
};
