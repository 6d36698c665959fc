// The category in which the discussions of a group stand: made, named, closed and deleted with it.
import {
  addRecordCategory,
  changeRecordCategory,
  restrictRecordCategory,
  sql,
  type WriteContext,
} from '@parley/addon-api';
import type { GroupRow } from './group.policy.ts';

type Place = Pick<GroupRow, 'group_id' | 'name' | 'privacy' | 'category_id' | 'date_held'>;

/** What everybody may read takes its permissions from the category above; all else has its own. */
const isClosed = ({ privacy, date_held: dateHeld }: Pick<Place, 'privacy' | 'date_held'>) =>
  privacy !== 'public' || dateHeld !== null;

/** The caller holds the lock on names of groups: of two first groups one makes it. */
async function commonPlace(w: WriteContext, add: typeof addRecordCategory): Promise<number> {
  const known = await w.db.row<{ category_id: number }>(sql`select category_id from group_places`);
  if (known) return known.category_id;
  const categoryID = await add(w, {
    name: 'Groups',
    urlcode: 'social-groups',
    isClosed: true,
    isOfCategories: true,
  });
  await w.db.execute(sql`insert into group_places (category_id) values (${categoryID})`);
  return categoryID;
}

export async function placeGroup(w: WriteContext, group: Place): Promise<void> {
  const { name, category_id: categoryID } = group;
  if (categoryID === null) await addPlace(w, group, addRecordCategory);
  else await changeRecordCategory(w, categoryID, { name, isClosed: isClosed(group) });
}

/** Was it public, whoever is no member has no more to do there. Out of sight for a time, nobody has lost anything yet. */
export async function restrictPlace(w: WriteContext, group: Place): Promise<void> {
  const { category_id: categoryID, privacy, date_held: dateHeld } = group;
  if (categoryID !== null && privacy !== 'public' && dateHeld === null)
    await restrictRecordCategory(w, categoryID);
}

export async function addPlace(
  w: WriteContext,
  group: Omit<Place, 'category_id'>,
  add: typeof addRecordCategory,
): Promise<number> {
  const { name } = group;
  const parentCategoryID = await commonPlace(w, add);
  const added = await add(w, {
    ...{ name, parentCategoryID, isClosed: isClosed(group) },
    urlcode: `group-${group.group_id}`,
  });
  await w.db.execute(sql`update groups set category_id = ${added} where group_id = ${group.group_id}`);
  return added;
}
