// Starting and changing groups: one transaction each.
import { ownFile, preparedBody, type RequestContext, sql, type WriteContext } from '@parley/addon-api';
import { DESCRIPTION_LENGTH } from '../groups.contract.ts';
import { groupAdded, groupChanged } from '../groups.events.ts';
import { placeGroup, restrictPlace } from './group.category.ts';
import { announceHeld, holdOfNew } from './group.holding.ts';
import { lockedGroup, lockNames, nameTaken, requireFreeName } from './group.locks.ts';
import type { GroupRow } from './group.policy.ts';
import { GROUPS_TAG } from './groups.tag.ts';
import { forgetWording, holdOfWording, holdWording, storeWording } from './held-wordings.ts';
import { addMember } from './member.actions.ts';

export interface WrittenGroup {
  name: string;
  description: string;
  format: GroupRow['format'];
  privacy: GroupRow['privacy'];
  iconUrl?: string | null | undefined;
  iconAlt?: string | undefined;
  bannerUrl?: string | null | undefined;
  bannerAlt?: string | undefined;
}

/** A group that waits for approval is there for whoever started it, and for moderators. */
export async function addGroup(
  ctx: RequestContext,
  group: WrittenGroup,
): Promise<{ groupID: number; isHeld: boolean }> {
  const { html, excerpt } = await rendered(ctx, group);
  const hold = await holdOfNew(ctx, { name: group.name, html });
  const iconUrl = ownFile(ctx, 'iconUrl', group.iconUrl) ?? null;
  const bannerUrl = ownFile(ctx, 'bannerUrl', group.bannerUrl) ?? null;
  const { userID } = ctx.viewer;
  return ctx.write(async (w) => {
    await lockNames(w);
    const row = await w.db.row<Pick<GroupRow, 'group_id' | 'date_held'>>(sql`
      insert into groups (name, description, format, description_html, excerpt, privacy, insert_user_id,
        icon_url, icon_alt, banner_url, banner_alt, date_held, is_unpublished)
      values (${group.name}, ${group.description}, ${group.format}, ${html}, ${excerpt}, ${group.privacy}, ${userID},
        ${iconUrl}, ${group.iconAlt ?? ''}, ${bannerUrl}, ${group.bannerAlt ?? ''},
        case when ${hold !== undefined} then now() end, ${hold !== undefined})
      on conflict do nothing returning group_id, date_held`);
    if (!row) throw nameTaken();
    const { group_id: groupID } = row;
    await placeGroup(w, { ...group, ...row, category_id: null });
    if (hold) await announceHeld(w, { groupID, name: group.name, html }, hold);
    else await w.announce(groupAdded, { groupID, userID }, { invalidates: [GROUPS_TAG] });
    await addMember(w, { groupID, memberID: userID }, 'leader');
    return { groupID, isHeld: hold !== undefined };
  });
}

/** Its new words may have to wait; all else is changed at once. */
export async function changeGroup(
  ctx: RequestContext,
  stored: GroupRow,
  given: Partial<WrittenGroup>,
): Promise<{ isHeld: boolean }> {
  const { html, excerpt } = await rendered(ctx, { ...stored, ...given });
  const groupID = stored.group_id;
  const changesText =
    given.name !== undefined || given.description !== undefined || given.format !== undefined;
  const { name, description, format } = { ...stored, ...given };
  const hold = await holdOfWording(ctx, stored, { name, description, format, html, excerpt });
  const pictures = {
    icon_url: ownFile(ctx, 'iconUrl', given.iconUrl),
    banner_url: ownFile(ctx, 'bannerUrl', given.bannerUrl),
  };
  return ctx.write(async (w) => {
    await lockNames(w);
    const before = await lockedGroup(w, groupID);
    const group = { ...before, ...given };
    if (group.privacy !== 'secret') await requireFreeName(w, group.name, groupID);
    const text = { name: group.name, description, format: group.format, html, excerpt };
    if (hold) await holdWording(w, stored, text, hold);
    else if (changesText) await forgetWording(w, groupID);
    await w.db.execute(sql`
      update groups set name = ${hold ? before.name : group.name}, privacy = ${group.privacy}, date_updated = now()
      where group_id = ${groupID}`);
    if (!hold && (given.description !== undefined || given.format !== undefined))
      await storeWording(w, groupID, text);
    await changePictures(w, groupID, given, pictures);
    const placed = hold ? { ...group, name: before.name } : group;
    await placeGroup(w, placed);
    if (before.privacy === 'public') await restrictPlace(w, placed);
    await w.announce(groupChanged, { groupID, userID: ctx.viewer.userID }, { invalidates: [GROUPS_TAG] });
    return { isHeld: hold !== undefined };
  });
}

/** Only those that are given change: of two leaders who change one each, both are heard. */
async function changePictures(
  w: WriteContext,
  groupID: number,
  { iconAlt, bannerAlt }: Partial<WrittenGroup>,
  { icon_url, banner_url }: { icon_url: string | null | undefined; banner_url: string | null | undefined },
): Promise<void> {
  await w.db.execute(sql`
    update groups set
      icon_url = case when ${icon_url !== undefined} then ${icon_url ?? null}::text else icon_url end,
      icon_alt = coalesce(${iconAlt ?? null}::text, icon_alt),
      banner_url = case when ${banner_url !== undefined} then ${banner_url ?? null}::text else banner_url end,
      banner_alt = coalesce(${bannerAlt ?? null}::text, banner_alt)
    where group_id = ${groupID}`);
}

/** A group without a description is one all the same. */
async function rendered(
  ctx: RequestContext,
  { description, format }: Pick<WrittenGroup, 'description' | 'format'>,
) {
  if (description === '') return { html: '', excerpt: '' };
  return preparedBody(ctx, description, format, { min: 0, max: DESCRIPTION_LENGTH });
}
