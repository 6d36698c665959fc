// Points for answers in categories that the viewer does not see, or that moderators hold back: they do not learn of them.
import { type HiddenPosts, hiddenPostCounts } from '@parley/addon-api';

/** They were given for good, so they are hidden whether or not the site gives any today. */
export const ANSWER_POINTS = 'answers';

export const hiddenAnswerPoints: HiddenPosts = (ctx, userIDs) =>
  hiddenPostCounts(ctx, ANSWER_POINTS, userIDs);
