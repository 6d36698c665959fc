// Starting, changing and deleting groups: one transaction each.
import { preparedBody, type RequestContext, sql, type WriteContext } from '@parley/addon-api';
import { DESCRIPTION_LENGTH, groupError } from '../groups.contract.ts';
import { groupAdded, groupChanged, groupDeleted } from '../groups.events.ts';
import type { GroupRow } from './group.policy.ts';
import { GROUPS_TAG } from './groups.tag.ts';
import { addMember } from './member.actions.ts';

export interface WrittenGroup {
  name: string;
  description: string;
  format: GroupRow['format'];
  privacy: GroupRow['privacy'];
}

export async function addGroup(ctx: RequestContext, group: WrittenGroup): Promise<number> {
  const { html, excerpt } = await rendered(ctx, group);
  const { userID } = ctx.viewer;
  return ctx.write(async (w) => {
    await lockNames(w);
    const row = await w.db.row<{ group_id: number }>(sql`
      insert into groups (name, description, format, description_html, excerpt, privacy, insert_user_id)
      values (${group.name}, ${group.description}, ${group.format}, ${html}, ${excerpt}, ${group.privacy}, ${userID})
      on conflict do nothing returning group_id`);
    if (!row) throw groupError('group.nameTaken');
    const groupID = row.group_id;
    await w.announce(groupAdded, { groupID, userID }, { invalidates: [GROUPS_TAG] });
    await addMember(w, { groupID, memberID: userID }, 'leader');
    return groupID;
  });
}

export async function changeGroup(
  ctx: RequestContext,
  stored: GroupRow,
  given: Partial<WrittenGroup>,
): Promise<void> {
  const group = { ...stored, ...given };
  const { html, excerpt } = await rendered(ctx, group);
  const groupID = stored.group_id;
  await ctx.write(async (w) => {
    await lockNames(w);
    const taken = await w.db.row(sql`
      select from groups where lower(name) = lower(${group.name}) and privacy <> 'secret' and group_id <> ${groupID}`);
    if (taken && group.privacy !== 'secret') throw groupError('group.nameTaken');
    await w.db.execute(sql`
      update groups set name = ${group.name}, description = ${group.description}, format = ${group.format},
        description_html = ${html}, excerpt = ${excerpt}, privacy = ${group.privacy}, date_updated = now()
      where group_id = ${groupID}`);
    await w.announce(groupChanged, { groupID, userID: ctx.viewer.userID }, { invalidates: [GROUPS_TAG] });
  });
}

export async function removeGroup(ctx: RequestContext, groupID: number): Promise<void> {
  await ctx.write(async (w) => {
    await w.db.execute(sql`delete from groups where group_id = ${groupID}`);
    await w.announce(groupDeleted, { groupID, userID: ctx.viewer.userID }, { invalidates: [GROUPS_TAG] });
  });
}

/** Of two groups that are given one name at the same moment, one is. */
async function lockNames(w: WriteContext): Promise<void> {
  await w.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('names of groups', 0))`);
}

/** A group without a description is one all the same. */
async function rendered(
  ctx: RequestContext,
  { description, format }: Pick<WrittenGroup, 'description' | 'format'>,
) {
  if (description === '') return { html: '', excerpt: '' };
  return preparedBody(ctx, description, format, { min: 0, max: DESCRIPTION_LENGTH });
}
