// What administrators do with themes.
import { defineStaffActs } from '../../../platform/contract/staff-act.ts';
import { type ActedOn, recordsActOn } from '../../../platform/server/audit-log/record-act.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import { themeApplied, themeChanged, themeCreated, themeDeleted, themeUndeleted } from '../themes.events.ts';
import { findTheme } from './theme.queries.ts';

export const themeActs = defineStaffActs('theme', {
  added: 'Added a theme',
  changed: 'Changed a theme',
  applied: 'Applied a theme',
  undeleted: 'Restored a deleted theme',
  deleted: 'Deleted a theme',
});

const on = ({ themeID }: { themeID: number | string }) =>
  typeof themeID === 'number' ? { recordID: themeID } : { recordKey: themeID };

interface Change {
  themeID: number | string;
  fromRevisionID: number;
}

/** Of another revision: a name alone is written again. */
async function changed({ themeID, fromRevisionID }: Change, w: WriteContext): Promise<ActedOn> {
  const is = (await findTheme(w.db, Number(themeID)))?.live_revision_id;
  const isOther = is !== undefined && is !== fromRevisionID;
  return { ...on({ themeID }), ...(isOther && { undo: { was: fromRevisionID, is } }) };
}

export const themeActHooks = [
  recordsActOn(themeCreated, themeActs.added, (payload) => ({ ...on(payload), undo: {} })),
  recordsActOn(themeChanged, themeActs.changed, changed),
  recordsActOn(themeApplied, themeActs.applied, ({ themeID, fromThemeID }) => ({
    ...on({ themeID }),
    undo: { was: fromThemeID, is: themeID },
  })),
  recordsActOn(themeUndeleted, themeActs.undeleted, on),
  recordsActOn(themeDeleted, themeActs.deleted, on),
];
