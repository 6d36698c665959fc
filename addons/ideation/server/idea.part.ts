// An idea as a part of its discussion: it has a row of its own from the start, and a card below its words.
import type { DiscussionPart } from '@parley/addon-api';
import { widgetNode } from '@parley/addon-api/shared';
import { ideaCard } from './idea.card.ts';
import { followDiscussion } from './idea.hooks.ts';
import { IDEAS_TAG } from './vote.actions.ts';

export const ideaPart: DiscussionPart = {
  body: {},
  prepare: async (_ctx, _post, type) => {
    if (type.kind.type !== 'idea') return undefined;
    return async (w, { discussionID }) => {
      await followDiscussion(w, discussionID);
      return [IDEAS_TAG];
    };
  },
  pageNodes: async (ctx, { discussionID, type }) => {
    const card = type === 'idea' && (await ideaCard(ctx, discussionID));
    return card ? [widgetNode('IdeaCard', card)] : [];
  },
};
