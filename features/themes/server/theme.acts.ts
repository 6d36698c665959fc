// What administrators do with themes.
import { defineStaffActs } from '../../../platform/contract/staff-act.ts';
import { recordsActOn } from '../../../platform/server/audit-log/record-act.ts';
import { themeApplied, themeChanged, themeCreated, themeDeleted, themeUndeleted } from '../themes.events.ts';

export const themeActs = defineStaffActs('theme', {
  added: 'Added a theme',
  changed: 'Changed a theme',
  applied: 'Applied a theme',
  undeleted: 'Restored a deleted theme',
  deleted: 'Deleted a theme',
});

const on = ({ themeID }: { themeID: number | string }) =>
  typeof themeID === 'number' ? { recordID: themeID } : { recordKey: themeID };

export const themeActHooks = [
  recordsActOn(themeCreated, themeActs.added, on),
  recordsActOn(themeChanged, themeActs.changed, on),
  recordsActOn(themeApplied, themeActs.applied, on),
  recordsActOn(themeUndeleted, themeActs.undeleted, on),
  recordsActOn(themeDeleted, themeActs.deleted, on),
];
