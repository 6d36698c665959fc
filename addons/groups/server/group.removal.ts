// Groups out of sight: deleted for a time, brought back, gone for good; and held by moderators. What they discuss goes out of
// sight with them: their category is closed, and nobody is granted anything there (group.grants.ts).
import {
  type Addon,
  cacheTag,
  changeRecordCategory,
  deleteRecordCategory,
  notFound,
  type RequestContext,
  recordAct,
  sql,
  type UndoableAct,
  undoDays,
  type WriteContext,
} from '@parley/addon-api';
import { endCases } from '@parley/addon-api/moderation';
import { groupAdded, groupChanged, groupDeleted, groupRestored } from '../groups.events.ts';
import { groupActs } from './group.acts.ts';
import { placeGroup, restrictPlace } from './group.category.ts';
import { lockedGroup, lockNames, requireFreeName, type StoredGroup } from './group.locks.ts';
import { GROUPS_TAG } from './groups.tag.ts';

/** Who is granted what there changes, also where the category was closed before. */
const STALE = { invalidates: [GROUPS_TAG, cacheTag.roles] };
const by = (w: WriteContext, groupID: number) => ({ groupID, userID: w.viewer.userID });

/** With its members, applications and discussions, for as long as that can be undone; where nothing can, for good. */
export async function deleteGroupForATime(ctx: RequestContext, groupID: number): Promise<void> {
  const days = ctx.setting(undoDays);
  await ctx.write(async (w) => {
    await lockNames(w);
    const group = await lockedGroup(w, groupID);
    await endCases(w, 'group', [groupID]);
    await recordAct(w, groupActs.deleted, { recordID: groupID, ...(days > 0 && { undo: {} }) });
    if (days === 0) await purge(w, groupID);
    else {
      await w.db.execute(sql`
        update groups set date_deleted = now(), date_purge = now() + ${days} * interval '1 day'
        where group_id = ${groupID}`);
      await closePlace(w, group);
    }
    await w.announce(groupDeleted, by(w, groupID), STALE);
  });
}

async function closePlace(w: WriteContext, { category_id: categoryID, name }: StoredGroup): Promise<void> {
  if (categoryID !== null) await changeRecordCategory(w, categoryID, { name, isClosed: true });
}

async function purge(w: WriteContext, groupID: number): Promise<void> {
  const gone = await w.db.row<{ category_id: number | null }>(sql`
    delete from groups where group_id = ${groupID} returning category_id`);
  if (gone?.category_id) await deleteRecordCategory(w, gone.category_id);
}

/** What was deleted and is not to come back goes by a job. */
export const groupPurges: NonNullable<Addon['unfinishedWork']> = [
  {
    name: 'deletion of groups',
    records: sql`select group_id as id, date_purge as begun from groups where date_purge <= now()`,
    goOn: async (w, groupID) => {
      const isDue = await w.db.row(sql`
        select from groups where group_id = ${groupID} and date_purge <= now() for update`);
      if (isDue) await purge(w, groupID);
    },
  },
];

/** By those who look after all groups. Who belonged to it does so again. */
export const undoableGroupDeletion: UndoableAct = {
  act: groupActs.deleted,
  undo: async (ctx, { recordID: groupID }) => {
    ctx.require('groups.moderate');
    return async (w) => {
      await lockNames(w);
      const group = await w.db.row<StoredGroup & { is_deleted: boolean }>(sql`
        select group_id, name, format, privacy, category_id, date_held, date_deleted is not null as is_deleted
        from groups where group_id = ${groupID} for no key update`);
      if (!group) throw notFound('Group');
      if (!group.is_deleted) return;
      if (group.privacy !== 'secret') await requireFreeName(w, group.name, groupID);
      await w.db.execute(sql`
        update groups set date_deleted = null, date_purge = null where group_id = ${groupID}`);
      await placeGroup(w, group);
      await w.announce(groupRestored, by(w, groupID), STALE);
    };
  },
};

/** Of a report: out of sight of all but its leaders and staff, or seen again. Answers whether anything changed. */
export async function setHeld(w: WriteContext, groupID: number, isHeld: boolean): Promise<boolean> {
  const group = await w.db.row<StoredGroup & { is_unpublished: boolean; insert_user_id: number }>(sql`
    select group_id, name, format, privacy, category_id, date_held, is_unpublished, insert_user_id from groups
    where group_id = ${groupID} and date_deleted is null for no key update`);
  if (!group) return false;
  if (isHeld && group.is_unpublished) return refuseNew(w, groupID);
  if ((group.date_held !== null) === isHeld) return false;
  const row = await w.db.row<{ date_held: string | null }>(sql`
    update groups set date_held = case when ${isHeld} then now() end, is_unpublished = false
    where group_id = ${groupID} returning date_held`);
  const held = { ...group, date_held: row?.date_held ?? null };
  await placeGroup(w, held);
  await restrictPlace(w, held);
  // That it was approved is on record with the case.
  if (group.is_unpublished) {
    await w.announce(groupAdded, { groupID, userID: group.insert_user_id }, STALE);
    return true;
  }
  await recordAct(w, isHeld ? groupActs.hidden : groupActs.restored, {
    recordID: groupID,
    ...(isHeld && { undo: {} }),
  });
  await w.announce(groupChanged, by(w, groupID), STALE);
  return true;
}

/** It waits no more, and stays where it is. */
async function refuseNew(w: WriteContext, groupID: number): Promise<boolean> {
  await w.db.execute(sql`update groups set is_unpublished = false where group_id = ${groupID}`);
  await w.announce(groupChanged, by(w, groupID), STALE);
  return false;
}

/** A report is decided once: what it took out of sight comes back from the log. */
export const undoableGroupHold: UndoableAct = {
  act: groupActs.hidden,
  undo: async (ctx, { recordID: groupID }) => {
    ctx.require('groups.moderate');
    return (w) => setHeld(w, groupID, false);
  },
};
