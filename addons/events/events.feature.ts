import {
  type Addon,
  commentParents,
  discussionParts,
  listMetas,
  mediaHolders,
  navigationItems,
  postTypes,
  quickLinks,
  staffActs,
  undoableActs,
} from '@parley/addon-api';
import { eventsOfDemo } from './demo/events.demo.ts';
import { eventsApi } from './events.api.ts';
import { eventPermissions } from './events.permissions.ts';
import { feedRoutes } from './server/calendar-feed.ts';
import { forgetDeletedMember } from './server/deleted-member.ts';
import { eventStaffActs } from './server/event.acts.ts';
import { eventPageAdditions } from './server/event.additions.ts';
import { eventAttributes } from './server/event.attributes.ts';
import { attachEventMedia, eventMedia } from './server/event.media.ts';
import { eventNotificationListeners, eventNotifications } from './server/event.notifications.ts';
import { eventPart } from './server/event.part.ts';
import { eventRecounts } from './server/event.recounts.ts';
import { eventPurges, undoableEventDeletion } from './server/event.removal.ts';
import { eventRoutes } from './server/event.routes.ts';
import { requireEvent } from './server/event.rows.ts';
import { eventsState } from './server/event.viewer-state.ts';
import { eventWords, LIST_METAS } from './server/event-words.ts';
import { eventsErasure, eventsOwnData } from './server/events.erasure.ts';
import { eventPageWidgets, eventSubject, eventTemplates, eventViews } from './server/events.page.ts';
import { icsDocuments } from './server/ics.documents.ts';
import { forgetMemberWhoLeft, forgetWhoIsExcluded } from './server/left-member.ts';
import { participantRoutes } from './server/participant.routes.ts';
import { REMIND_JOB, remindOfEvent } from './server/reminders.ts';
import { undoableEventChange } from './server/undo-event-change.ts';
import { upcomingEventsWidget } from './server/upcoming.widget.ts';

/** When and where members meet, and who comes. */
export const eventsAddon: Addon = {
  name: 'events',
  api: eventsApi,
  dependsOn: [
    'users',
    'media',
    'categories',
    'discussions',
    'comments',
    'post-types',
    'account-deletion',
    'notifications',
    'widgets',
    'demo',
  ],
  addon: {
    key: 'events',
    name: 'Events',
    description: 'Members announce when and where they meet, and who comes: in lists and in a calendar.',
    configKey: 'plugins.events',
  },
  tables: {
    leftOutOfExports: {
      calendar_feeds: { reason: 'Their addresses would open the calendars of two sites.' },
    },
  },
  addresses: ['events'],
  pageSubjects: [eventSubject],
  permissions: eventPermissions,
  routes: [...feedRoutes, ...eventRoutes, ...participantRoutes],
  documents: icsDocuments,
  viewerState: [eventsState],
  jobs: { [REMIND_JOB]: remindOfEvent },
  unfinishedWork: eventPurges,
  listeners: [forgetDeletedMember, forgetMemberWhoLeft, forgetWhoIsExcluded, ...eventNotificationListeners],
  transactionHooks: attachEventMedia,
  recounts: eventRecounts,
  views: eventViews,
  templates: eventTemplates,
  pageAdditions: eventPageAdditions,
  widgets: [...eventPageWidgets, upcomingEventsWidget],
  extensions: [
    ...eventsErasure,
    ...eventsOwnData,
    ...eventNotifications,
    mediaHolders.add(eventMedia),
    staffActs.add(eventStaffActs),
    undoableActs.add(undoableEventDeletion),
    undoableActs.add(undoableEventChange),
    postTypes.add({
      type: 'event',
      icon: 'calendar',
      words: eventWords,
      meta: 'eventMark',
      isFilter: true,
      statusID: 0,
      permission: 'events.add',
      attributes: eventAttributes,
    }),
    discussionParts.add(eventPart),
    // Comments on an event are those of its discussion.
    commentParents.add({
      recordType: 'event',
      discussionIDOf: async (ctx, eventID) => {
        ctx.require('events.view');
        return (await requireEvent(ctx, eventID)).discussion_id;
      },
    }),
    listMetas.add(LIST_METAS),
    navigationItems.add({
      id: 'events',
      name: 'Events',
      url: '/events',
      position: 40,
      permission: 'events.view',
    }),
    quickLinks.add({
      id: 'events',
      position: 47,
      name: 'Events',
      url: '/events',
      icon: 'calendar',
      permission: 'events.view',
    }),
    eventsOfDemo,
  ],
};
