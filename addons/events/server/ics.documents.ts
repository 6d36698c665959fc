// Events for calendar programs: one, those that everybody sees, and by a secret address those that a member may see.

import type { Addon } from '@parley/addon-api';
import {
  discussionPath,
  makeContext,
  notFound,
  type RequestContext,
  viewerOfUser,
  visibleCategories,
} from '@parley/addon-api';
import { icsOfPlace, icsPath } from '../event.address.ts';
import type { CalendarEvent } from '../events.contract.ts';
import { ownerOfFeed } from './calendar-feed.ts';
import { listedEvents } from './event.list.ts';
import { requireParentCategory, withDescendants } from './event.parent.ts';
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

/** Without a category: all that the reader sees. */
async function feedOf(ctx: RequestContext, categoryID?: number) {
  ctx.require('events.view');
  const { tree, has } = await visibleCategories(ctx);
  const node = categoryID === undefined ? undefined : tree.byID.get(categoryID);
  if (categoryID !== undefined && !(node && has(categoryID))) throw notFound('Calendar');
  const from = new Date(ctx.now.getTime() - DAYS_BACK * 86_400_000);
  const categoryIDs = node && (await withDescendants(ctx, node.category_id));
  const rows = await listedEvents(ctx, { from, categoryIDs, sort: 'dateStarts', page: 1, limit: MOST });
  const { t } = ctx.translator;
  return answer(ctx, rows, node ? t('Events in {name}', { name: node.name }) : t('Events'));
}

/** What everybody who may see a category or a group reads of its events. */
const ofPlace = (parentRecordType: CalendarEvent['parentRecordType'], path: string): WebDocument => ({
  path: icsOfPlace(path),
  summary: `The events of a ${parentRecordType} that the reader may see, for calendar programs.`,
  handle: async (ctx, { params }) => {
    const recordID = params[`${parentRecordType}ID`] ?? '';
    if (!/^\d{1,9}$/.test(recordID)) throw notFound('Calendar');
    ctx.require('events.view');
    const parent = await requireParentCategory(ctx, { parentRecordType, parentRecordID: Number(recordID) });
    return feedOf(ctx, parent.category_id);
  },
});

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
    handle: (ctx) => feedOf(ctx),
  },
  ofPlace('category', '/events/category/:categoryID'),
  ofPlace('group', '/events/group/:groupID'),
  {
    path: '/events/feed/:token/events.ics',
    summary: 'The events that the owner of a secret address may see, for calendar programs.',
    allowsUnauthenticated: true,
    handle: async (ctx, { params }) => {
      const owner = await ownerOfFeed(ctx, params.token ?? '');
      const viewer = owner && (await viewerOfUser(ctx.site, await ctx.site.roleRegistry(), owner.userID));
      if (!viewer) throw notFound('Calendar');
      return feedOf(await makeContext(ctx.site, viewer), owner.categoryID ?? undefined);
    },
  },
];
