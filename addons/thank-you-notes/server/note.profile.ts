// A tab of profiles: the notes that a member received.
import { type ProfileTab, profileTabTemplate, widget } from '@parley/addon-api';
import { wordings } from '@parley/addon-api/shared';
import { TAB } from '../thank-you-notes.address.ts';
import type { ReceivedNotesProps } from '../thank-you-notes.contract.ts';
import { countNotes, notesOf } from './note.queries.ts';

/** The newest; the count on the tab says how many there are. */
const SHOWN = 100;

export const receivedNotesTab: ProfileTab = {
  id: TAB,
  ...wordings({ name: 'Thanks', title: 'Thanks to {name}' }),
  position: 70,
  layoutViewType: 'profileThanks',
  permission: 'profiles.view',
  isIndexed: false,
  count: (ctx, { userID }) => countNotes(ctx, userID),
};

export const receivedNotesWidget = widget({
  id: 'thankYouNotes.received',
  component: 'ReceivedThankYouNotes',
  name: 'Thank-you notes of a member',
  hydrate: async (ctx, { params }): Promise<ReceivedNotesProps | null> =>
    params.user && ctx.can('profiles.view')
      ? { notes: await notesOf(ctx, params.user.userID, { page: 1, limit: SHOWN }) }
      : null,
});

export const receivedNotesTemplate = profileTabTemplate('profileThanks', 'Thanks to a member', {
  main: ['thankYouNotes.received'],
});
