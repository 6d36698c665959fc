// What groups bring to the demo, and what goes with it.
import {
  type DemoContent,
  demoContents,
  forgetDocuments,
  insertRecordCategory,
  renderMentioning,
  sql,
  type Transaction,
  type WriteContext,
} from '@parley/addon-api';
import { addPlace } from '../server/group.category.ts';
import { lockNames } from '../server/group.locks.ts';
import { type DemoGroup, demoGroups, groupTalks } from './demo-groups.ts';

type UserID = (key: string) => number;

const content: DemoContent = {
  discussions: groupTalks,
  places: async (w, userIDs) => {
    await lockNames(w);
    const userID = (key: string) => userIDs.get(key) ?? 0;
    const places = new Map<string, number>();
    for (const group of demoGroups) {
      const groupID = await insertGroup(w, group, userID);
      const row = { group_id: groupID, name: group.name, privacy: group.privacy, date_held: null };
      places.set(group.key, await addPlace(w, row, insertRecordCategory));
    }
    return places;
  },
  write: async () => undefined,
  remove: async (tx, userIDs) => {
    const gone = await tx.rows<{ group_id: number }>(sql`
      delete from groups where insert_user_id = any(${[...userIDs]}::int[]) returning group_id`);
    await forgetDocuments(
      tx,
      'group',
      gone.map((row) => row.group_id),
    );
    await tx.execute(sql`delete from group_members where user_id = any(${[...userIDs]}::int[])`);
    return emptyPlaces(tx);
  },
};

/** In the name of nobody's site: who has a group of that name keeps it. */
async function insertGroup(w: WriteContext, group: DemoGroup, userID: UserID): Promise<number> {
  const { body } = await renderMentioning(w.db, w.site.url, group.description, 'markdown');
  const { html, excerpt } = body;
  const members = [...group.leaders, ...group.members].map(userID);
  const row = await w.db.row<{ group_id: number }>(sql`
    insert into groups (name, description, description_html, excerpt, privacy, insert_user_id, count_members)
    select case when exists (select from groups where lower(name) = lower(${group.name}) and date_deleted is null)
        then ${`${group.name} (demo)`} else ${group.name} end,
      ${group.description}, ${html}, ${excerpt}, ${group.privacy}, ${members[0]}, ${members.length}
    returning group_id`);
  const groupID = row?.group_id ?? 0;
  await w.db.execute(sql`
    insert into group_members (group_id, user_id, role)
    select ${groupID}, member, case when place <= ${group.leaders.length} then 'leader' else 'member' end
    from unnest(${members}::int[]) with ordinality as given (member, place)`);
  for (const [key, body] of Object.entries(group.applicants ?? {}))
    await w.db.execute(sql`
      insert into group_applicants (group_id, user_id, body) values (${groupID}, ${userID(key)}, ${body})`);
  return groupID;
}

/** The place of all groups, where none is left. */
async function emptyPlaces(tx: Transaction): Promise<number[]> {
  const rows = await tx.rows<{ category_id: number }>(sql`
    delete from group_places where not exists (select from groups) returning category_id`);
  return rows.map((row) => row.category_id);
}

export const groupsOfDemo = demoContents.add(content);
