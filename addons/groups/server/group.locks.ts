// What changes of groups lock first, and names that only one group has.
import { notFound, sql, type WriteContext } from '@parley/addon-api';
import { groupError } from '../groups.contract.ts';
import type { GroupRow } from './group.policy.ts';

/** As it is by now: of two leaders who change different things at once, neither takes back what the other wrote. */
export async function lockedGroup(w: WriteContext, groupID: number): Promise<StoredGroup> {
  const row = await w.db.row<StoredGroup>(sql`
    select group_id, name, format, privacy, category_id, date_held from groups
    where group_id = ${groupID} and date_deleted is null for no key update`);
  if (!row) throw notFound('Group');
  return row;
}

export type StoredGroup = Pick<
  GroupRow,
  'group_id' | 'name' | 'format' | 'privacy' | 'category_id' | 'date_held'
>;

export const nameTaken = () =>
  groupError('group.nameTaken', {
    errors: [
      { field: 'name', code: 'taken', message: 'There is a group of this name already.', status: 409 },
    ],
  });

/** Of two groups that are given one name at the same moment, one is. */
export async function lockNames(w: WriteContext): Promise<void> {
  await w.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('names of groups', 0))`);
}

/** Of another group, where this one has it already. */
export async function requireFreeName(w: WriteContext, name: string, groupID: number): Promise<void> {
  const taken = await w.db.row(sql`
    select from groups where lower(name) = lower(${name}) and privacy <> 'secret' and date_deleted is null
      and group_id <> ${groupID}`);
  if (taken) throw nameTaken();
}
