// Events for calendar programs: one, those that everybody sees, and by a secret address those that a member may see.

import type { Addon } from '@parley/addon-api';
import { discussionPath, makeContext, notFound, type RequestContext, viewerOfUser } from '@parley/addon-api';
import { icsPath } from '../event.address.ts';
import { ownerOfFeed } from './calendar-feed.ts';
import { listedEvents } from './event.list.ts';
import { type EventRow, requireEvent } from './event.rows.ts';
import { icalendar } from './icalendar.ts';

type WebDocument = NonNullable<Addon['documents']>[number];

const MOST = 500;
/** A calendar program keeps what it read: what was shortly ago stays there a while. */
const DAYS_BACK = 31;

function answer(ctx: RequestContext, rows: readonly EventRow[], name: string) {
  const events = rows.map((row) => ({
    ...row,
    url: ctx.url(discussionPath({ discussionID: row.discussion_id, name: row.name })),
  }));
  return {
    contentType: 'text/calendar; charset=utf-8',
    headers: { 'cache-control': 'private, max-age=300' },
    body: icalendar(events, { name, siteUrl: ctx.url('/') }),
  };
}

async function feedOf(ctx: RequestContext) {
  ctx.require('events.view');
  const from = new Date(ctx.now.getTime() - DAYS_BACK * 86_400_000);
  const rows = await listedEvents(ctx, { from, sort: 'dateStarts', page: 1, limit: MOST });
  return answer(ctx, rows, ctx.translator.t('Events'));
}

export const icsDocuments: WebDocument[] = [
  {
    path: icsPath(0).replace('0', ':eventID'),
    summary: 'An event for calendar programs.',
    handle: async (ctx, { params }) => {
      ctx.require('events.view');
      const { eventID = '' } = params;
      if (!/^\d{1,9}$/.test(eventID)) throw notFound('Event');
      const row = await requireEvent(ctx, Number(eventID));
      return answer(ctx, [row], row.name);
    },
  },
  {
    path: '/events/events.ics',
    summary: 'The events that the reader may see, for calendar programs.',
    handle: feedOf,
  },
  {
    path: '/events/feed/:token/events.ics',
    summary: 'The events that the owner of a secret address may see, for calendar programs.',
    allowsUnauthenticated: true,
    handle: async (ctx, { params }) => {
      const userID = await ownerOfFeed(ctx, params.token ?? '');
      const viewer = userID && (await viewerOfUser(ctx.site, await ctx.site.roleRegistry(), userID));
      if (!viewer) throw notFound('Calendar');
      return feedOf(await makeContext(ctx.site, viewer));
    },
  },
];
