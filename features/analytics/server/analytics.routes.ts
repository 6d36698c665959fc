import { NO_STORE } from '../../../platform/server/http/responses/cache-headers.ts';
import { Answer, route } from '../../../platform/server/http/route.ts';
import { ANONYMITY_COOKIE } from '../../../platform/server/sessions/cookies.ts';
import { isBot } from '../../discussions/server/page/view-counter.ts';
import { viewDiscussion } from '../../discussions/server/page/view-discussion.actions.ts';
import { getAnalyticsPrivacy, setAnalyticsPrivacy, tick } from '../analytics.contract.ts';
import { anonymityOf, chooseAnonymity } from './anonymity.ts';
import { tellOfPageView } from './page-viewers.ts';
import { pageViews } from './page-views.ts';

const A_YEAR = 365 * 86_400;

export const analyticsRoutes = [
  route(tick, async (ctx, { body }) => {
    const { type, discussionID, lastNumberRead } = body;
    if (type === 'discussion_view' && discussionID !== undefined)
      await viewDiscussion(ctx, discussionID, lastNumberRead);
    if (isBot(ctx.userAgent)) return { didTrack: false, message: 'Bot request' };
    const isAnonymous = (await anonymityOf(ctx)) === 1;
    const viewed = type === 'discussion_view' ? { discussionID } : {};
    tellOfPageView(ctx, viewed, { isAnonymous });
    pageViews(ctx.site).add({
      day: ctx.now.toISOString().slice(0, 10),
      kind: type,
      audience: isAnonymous ? 'anonymous' : ctx.viewer.isGuest ? 'guest' : 'member',
    });
    return { didTrack: true };
  }),
  route(
    getAnalyticsPrivacy,
    async (ctx) => new Answer({ AnonymizeData: await anonymityOf(ctx) }, { headers: { ...NO_STORE } }),
  ),
  route(setAnalyticsPrivacy, async (ctx, { body }) => {
    const choice = body.AnonymizeData === -1 ? undefined : body.AnonymizeData;
    const AnonymizeData = choice === undefined ? -1 : choice ? 1 : 0;
    if (!ctx.viewer.isGuest) {
      await chooseAnonymity(ctx, choice);
      return new Answer({ AnonymizeData });
    }
    const isStored = choice !== undefined;
    const cookie = {
      name: ANONYMITY_COOKIE,
      value: isStored ? String(AnonymizeData) : '',
      maxAge: isStored ? A_YEAR : 0,
    };
    return new Answer({ AnonymizeData }, { cookies: [cookie] });
  }),
];
