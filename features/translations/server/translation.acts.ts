// What staff do with translations of what the community wrote.
import { defineStaffActs } from '../../../platform/contract/staff-act.ts';
import { recordsActOn } from '../../../platform/server/audit-log/record-act.ts';
import { translationRemoved, translationSaved } from '../translations.events.ts';

export const translationActs = defineStaffActs('translation', {
  changed: 'Changed translations',
  deleted: 'Removed translations',
});

const on = ({ resource }: { resource: string }) => ({ recordKey: resource });

export const translationActHooks = [
  recordsActOn(translationSaved, translationActs.changed, on),
  recordsActOn(translationRemoved, translationActs.deleted, on),
];
