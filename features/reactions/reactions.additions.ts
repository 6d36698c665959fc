import { lazy } from 'react';
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';
import { commentOptions } from '../comments/web/comment-options.ts';
import { discussionOptions } from '../discussions/web/discussion-options.ts';

const log = () => import('./web/ReactionLog/log-of-post.tsx');
const LogOfDiscussion = lazy(() => log().then((made) => ({ default: made.LogOfDiscussion })));
const LogOfComment = lazy(() => log().then((made) => ({ default: made.LogOfComment })));

export const reactionsAdditions: WebAdditions = {
  additions: [
    discussionOptions.add({
      group: 'record',
      position: 10,
      name: 'Reaction Log',
      icon: 'smile',
      isOffered: ({ abilities }) => abilities.canSeeReactionLog,
      Form: LogOfDiscussion,
    }),
    commentOptions.add({
      group: 'post',
      position: 30,
      name: 'Reaction Log',
      icon: 'smile',
      isOffered: ({ comment, abilities }) => abilities.canSeeReactionLog && !comment.isTombstone,
      Form: LogOfComment,
    }),
  ],
};
