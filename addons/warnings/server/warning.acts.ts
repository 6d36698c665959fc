import { defineStaffActs } from '@parley/addon-api/contract';

export const warningActs = defineStaffActs('warning', {
  given: 'Warned a member',
  reversed: 'Reversed a warning',
});

export const noteActs = defineStaffActs('userNote', {
  added: 'Noted something about a member',
  changed: 'Changed a note about a member',
  deleted: 'Deleted a note about a member',
});

export const appealActs = defineStaffActs('appeal', {
  assigned: 'Gave an appeal to somebody',
  decided: 'Decided about an appeal',
});

export const ruleActs = defineStaffActs('rule', {
  added: 'Added a rule',
  changed: 'Changed a rule',
  deleted: 'Deleted a rule',
});

export const warningTypeActs = defineStaffActs('warningType', {
  added: 'Added a type of warning',
  changed: 'Changed a type of warning',
  deleted: 'Deleted a type of warning',
});
