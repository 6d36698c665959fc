// What administrators do with languages; wordings are settings.
import { defineStaffActs } from '../../../platform/contract/staff-act.ts';
import { recordsActOn } from '../../../platform/server/audit-log/record-act.ts';
import { localeAdded, localeEdited } from '../locales.events.ts';

export const localeActs = defineStaffActs('locale', {
  added: 'Added a language',
  changed: 'Changed a language',
});

const on = ({ localeKey }: { localeKey: string }) => ({ recordKey: localeKey });

export const localeActHooks = [
  recordsActOn(localeAdded, localeActs.added, on),
  recordsActOn(localeEdited, localeActs.changed, on),
];
