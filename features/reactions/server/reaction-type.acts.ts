// What administrators do with the kinds of reaction.
import { defineStaffActs } from '../../../platform/contract/staff-act.ts';
import { recordsActOn } from '../../../platform/server/audit-log/record-act.ts';
import { reactionTypeChanged } from '../reactions.events.ts';

export const reactionTypeActs = defineStaffActs('reactionType', {
  changed: 'Changed a reaction',
});

const on = ({ urlcode }: { urlcode: string }) => ({ recordKey: urlcode });

export const reactionTypeActHooks = [recordsActOn(reactionTypeChanged, reactionTypeActs.changed, on)];
