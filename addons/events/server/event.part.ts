// An event as a part of its discussion: written and edited with it, shown below its words.
import {
  type DiscussionPart,
  type DiscussionRow,
  type EditedDiscussion,
  type RequestContext,
  validationProblem,
} from '@parley/addon-api';
import { widgetNode } from '@parley/addon-api/shared';
import type { EventOfFormProps } from '../event-widgets.contract.ts';
import { type EventSettings, eventSettings } from '../events.contract.ts';
import { changeEvent, insertEvent } from './event.actions.ts';
import { showEventCard } from './event.present.ts';
import { findEventOf, findRestingEventOf } from './event.rows.ts';
import { clocksOf, columnsOf } from './event-columns.ts';

interface Posted {
  event?: EventSettings;
}

export const eventPart: DiscussionPart = {
  fieldLabels: () => ({
    'event.dateStarts': 'Begins',
    'event.dateEnds': 'Ends',
    'event.timezone': 'Time zone',
    'event.location': 'Place',
    'event.locationUrl': 'Address on the web',
    'event.ctaUrl': 'Link',
    'event.ctaLabel': 'Words of the link',
    'event.capacity': 'Places',
    'event.featuredImage': 'Picture',
  }),
  body: {
    event: eventSettings.describe('When and where a discussion of type event takes place.').optional(),
  },
  prepare: async (ctx, post, type) => {
    if (type.kind.type !== 'event') return undefined;
    const columns = newColumns(ctx, (post as Posted).event);
    return async (w, { discussionID }) => {
      await insertEvent(w, discussionID, columns);
      return undefined;
    };
  },
  prepareEdit: async (ctx, patch, row) => {
    const { event } = patch as Posted;
    if (!isEvent(patch, row) || event === undefined) return undefined;
    const stored = await findEventOf(ctx, row.discussion_id);
    if (stored) return (w) => changeEvent(w, stored.event_id, event);
    ctx.require('events.add');
    const resting = await findRestingEventOf(ctx, row.discussion_id);
    if (resting) return (w) => changeEvent(w, resting.event_id, event, { alsoResting: true });
    const columns = newColumns(ctx, event);
    return async (w, { discussion_id: discussionID }) => {
      await insertEvent(w, discussionID, columns);
    };
  },
  formNodes: async (ctx, { recordID }) => [
    { place: 'belowBody', node: widgetNode('EventOfForm', await eventInForm(ctx, recordID)) },
  ],
  pageNodes: async (ctx, { discussionID, type }) => {
    const row = type === 'event' && (await findEventOf(ctx, discussionID));
    if (!row) return [];
    const shown = await showEventCard(ctx, row);
    return shown ? [widgetNode('EventCard', shown)] : [];
  },
};

function isEvent(patch: EditedDiscussion, row: DiscussionRow): boolean {
  return patch.postTypeID === undefined ? row.type === 'event' : patch.postTypeID.toLowerCase() === 'event';
}

function newColumns(ctx: RequestContext, event: EventSettings | undefined) {
  if (!event) {
    const message = { message: 'event is required: when does it begin?' };
    throw validationProblem([{ field: 'event', code: 'missingField', status: 400, ...message }]);
  }
  return columnsOf(ctx, event);
}

async function eventInForm(ctx: RequestContext, discussionID: number | undefined): Promise<EventOfFormProps> {
  const row = discussionID === undefined ? undefined : await findEventOf(ctx, discussionID);
  if (!row) return {};
  return {
    event: {
      ...clocksOf(row),
      allDayEvent: row.is_all_day,
      timezone: row.timezone,
      location: row.location,
      locationUrl: row.location_url,
      ctaLabel: row.cta_label,
      ctaUrl: row.cta_url,
      capacity: row.capacity,
      displayOrganizer: row.display_organizer,
      featuredImage: row.image_url,
      featuredImageAlt: row.image_alt,
    },
  };
}
