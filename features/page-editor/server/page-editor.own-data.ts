// What a member takes along of it.
import { sql } from '../../../platform/server/db/sql.ts';
import { ownDataParts } from '../../../platform/server/places/own-data.ts';

export const pageEditorOwnData = [
  ownDataParts.add({
    name: 'page-drafts',
    about: 'What you changed on pages of the community and did not publish.',
    rows: (userID) => sql`select changes, date_updated from page_drafts where user_id = ${userID}`,
  }),
];
