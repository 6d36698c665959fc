import { propFields, widget } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';
import { listedIdeas } from './idea.list.ts';
import { staleWithIdeas } from './vote.actions.ts';

/** The open ideas with most votes, for any page. */
export const topIdeasWidget = widget({
  id: 'ideas.top',
  component: 'TopIdeas',
  name: 'Top Ideas',
  schema: z.object({ limit: propFields.limit(20) }),
  hydrate: async (ctx, { props, records }) => {
    staleWithIdeas(ctx);
    const ideas = await listedIdeas(ctx, { state: 'open', sort: '-score', page: 1, limit: props.limit ?? 5 });
    records.discussionIDs.push(...ideas.map((each) => each.discussionID));
    return ideas.length > 0 ? { ideas } : null;
  },
});
