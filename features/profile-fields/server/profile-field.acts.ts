// What administrators do with the fields of profiles.
import { defineStaffActs } from '../../../platform/contract/staff-act.ts';
import { recordsActOn } from '../../../platform/server/audit-log/record-act.ts';
import {
  profileFieldAdded,
  profileFieldChanged,
  profileFieldDeleted,
  profileFieldSorted,
} from '../profile-fields.events.ts';

export const profileFieldActs = defineStaffActs('profileField', {
  added: 'Added a profile field',
  changed: 'Changed a profile field',
  deleted: 'Deleted a profile field',
  sorted: 'Put profile fields into an order',
});

const on = ({ apiName }: { apiName: string }) => ({ recordKey: apiName });

export const profileFieldActHooks = [
  recordsActOn(profileFieldAdded, profileFieldActs.added, on),
  recordsActOn(profileFieldChanged, profileFieldActs.changed, on),
  recordsActOn(profileFieldDeleted, profileFieldActs.deleted, on),
  recordsActOn(profileFieldSorted, profileFieldActs.sorted, on),
];
