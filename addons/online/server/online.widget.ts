import { propFields, widget } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';

/** Who is here; on the page of a discussion, at that one. It is asked for in the browser: pages are cached, and who is here changes by the minute. */
export const onlineWidget = widget({
  id: 'online.members',
  component: 'OnlineMembers',
  name: 'Who is online',
  schema: z.object({ limit: propFields.limit(50) }),
  hydrate: async (ctx, { props, params }) =>
    ctx.can('online.view')
      ? { limit: props.limit ?? 10, discussionID: params.discussion?.discussionID ?? null }
      : null,
});
