// The ways to the question, from the menus of what it is about.
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';
import { commentOptions } from '../comments/web/comment-options.ts';
import { discussionOptions } from '../discussions/web/discussion-options.ts';
import { WhyOfComment, WhyOfDiscussion } from './web/why-items.tsx';

export const whyAdditions: WebAdditions = {
  additions: [
    discussionOptions.add({
      group: 'record',
      position: 20,
      isOffered: (_subject, { may }) => may('site.manage'),
      Item: WhyOfDiscussion,
    }),
    commentOptions.add({
      group: 'post',
      position: 40,
      isOffered: (_subject, { may }) => may('site.manage'),
      Item: WhyOfComment,
    }),
  ],
};
