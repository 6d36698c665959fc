import { type Route, route } from '@parley/addon-api';
import { deleteThankYouNote, listThankYouNotes, sendThankYouNote } from '../thank-you-notes.contract.ts';
import { removeNote, sendNote } from './note.actions.ts';
import { noteOf, notesOf, requireOpenMember } from './note.queries.ts';

export const noteRoutes: Route[] = [
  route(listThankYouNotes, async (ctx, { params: { userID }, query }) => {
    await requireOpenMember(ctx, userID);
    return notesOf(ctx, userID, query);
  }),
  route(sendThankYouNote, async (ctx, { params: { userID: memberID }, body }) =>
    noteOf(ctx, await sendNote(ctx, { memberID, ...body })),
  ),
  route(deleteThankYouNote, (ctx, { params }) => removeNote(ctx, params.noteID)),
];
