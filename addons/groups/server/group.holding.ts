// New groups that moderators look at before others see them: by a setting of their own, and by the rules that hold posts. New
// wordings of groups that stand: see held-wordings.ts.
import type { RequestContext, WriteContext } from '@parley/addon-api';
import { type HeldKind, type Hold, holdOf, holdRecord } from '@parley/addon-api/moderation';
import { groupHeld } from '../groups.events.ts';
import { groupConfig } from './groups.config.ts';

const recordType = 'group';

export const heldGroups: HeldKind = {
  recordType,
  label: (t) => t('New groups, and what they are called and say later'),
  setting: groupConfig.needsApproval,
};

/** Those who look after all groups ask nobody. */
export async function holdOfNew(
  ctx: RequestContext,
  { name, html }: { name: string; html: string },
): Promise<Hold | undefined> {
  if (ctx.can('groups.moderate')) return undefined;
  return holdOf(ctx, { recordType, categoryID: null, userID: ctx.viewer.userID, name, html });
}

export async function announceHeld(
  w: WriteContext,
  { groupID, name, html }: { groupID: number; name: string; html: string },
  hold: Hold,
): Promise<void> {
  const { userID } = w.viewer;
  await w.announce(groupHeld, { groupID, userID });
  await holdRecord(w, { recordType, recordID: groupID, categoryID: null, userID, name, html }, hold);
}
