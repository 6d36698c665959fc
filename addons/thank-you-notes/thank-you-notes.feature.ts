import { type Addon, profileTabs } from '@parley/addon-api';
import { receivedNotesTab, receivedNotesTemplate, receivedNotesWidget } from './server/note.profile.ts';
import { noteRoutes } from './server/note.routes.ts';
import { notesDemo } from './server/notes.demo.ts';
import { notesErasure, notesOwnData } from './server/notes.erasure.ts';
import { noteNotifications, notifiesOfNote } from './server/notes.notifications.ts';
import { thankYouApi } from './thank-you-notes.api.ts';
import { thankYouPermissions } from './thank-you-notes.permissions.ts';
import { thankYouRateLimits } from './thank-you-notes.rate-limits.ts';

/** Staff thank members by short notes, which stand on their profiles. */
export const thankYouNotesAddon: Addon = {
  name: 'thank-you-notes',
  api: thankYouApi,
  dependsOn: [
    'users',
    'roles',
    'profiles',
    'categories',
    'discussions',
    'comments',
    'account-deletion',
    'notifications',
    'demo',
  ],
  addon: {
    key: 'thank-you-notes',
    name: 'Thank-you notes',
    description: 'Staff thank members by short notes, which stand on their profiles.',
    configKey: 'plugins.thankYouNotes',
  },
  permissions: thankYouPermissions,
  rateLimits: thankYouRateLimits,
  routes: noteRoutes,
  widgets: [receivedNotesWidget],
  templates: [receivedNotesTemplate],
  listeners: [notifiesOfNote],
  extensions: [
    profileTabs.add(receivedNotesTab),
    ...noteNotifications,
    ...notesErasure,
    ...notesOwnData,
    notesDemo,
  ],
};
