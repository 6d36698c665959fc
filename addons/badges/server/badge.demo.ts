// What badges bring to the demo: some that its people earned, one that was given by hand, and one that is asked for.
import { demoContents, forgetDocuments, sql } from '@parley/addon-api';

const KETTLE = { name: 'Keeper of the kettle (demo)', key: 'demo-kettle', to: 'wren', by: 'femi' };
const EARNED: Readonly<Record<string, readonly string[]>> = {
  welcome: ['wren', 'femi', 'marta', 'ottilie', 'jonas', 'gudrun', 'ludo', 'noa'],
  'first-discussion': ['wren', 'marta', 'ludo', 'noa'],
  'comment-1': ['femi', 'gudrun', 'jonas'],
  'anniversary-5': ['wren', 'femi', 'marta', 'ottilie'],
};

export const badgesOfDemo = demoContents.add({
  discussions: [],
  write: async (tx, { userIDs }) => {
    const userID = (key: string) => userIDs.get(key) ?? 0;
    await tx.execute(sql`
      insert into badges (name, key, body, is_requestable)
      values (${KETTLE.name}, ${KETTLE.key}, 'Kept tea coming through a long evening at the bench.', true)
      on conflict do nothing`);
    // Points of the demo are its own: badges bring none to it.
    for (const [key, people] of Object.entries(EARNED))
      await tx.execute(sql`
        insert into badge_members (badge_id, user_id, date_inserted)
        select b.badge_id, u.user_id, u.date_inserted + interval '3 hours'
        from badges b, users u where b.key = ${key} and u.user_id = any(${people.map(userID)}::int[])
        on conflict do nothing`);
    await tx.execute(sql`
      insert into badge_members (badge_id, user_id, reason, insert_user_id)
      select badge_id, ${userID(KETTLE.to)}::int, 'Forty cups on the last open evening, all of them hot.',
        ${userID(KETTLE.by)}::int
      from badges where key = ${KETTLE.key} on conflict do nothing`);
    await tx.execute(sql`
      insert into badge_requests (badge_id, user_id, body)
      select badge_id, ${userID('ludo')}::int, 'I brought the second kettle, and descaled the first.'
      from badges where key = ${KETTLE.key} on conflict do nothing`);
  },
  remove: async (tx) => {
    const gone = await tx.rows<{ badge_id: number }>(sql`
      delete from badges where key = ${KETTLE.key} and name = ${KETTLE.name} returning badge_id`);
    await forgetDocuments(
      tx,
      'badge',
      gone.map((row) => row.badge_id),
    );
    return [];
  },
});
