// What becomes of it when a member goes, what they take along, and what is forgotten.
import { type Addon, erasureParts, ownDataParts, sql } from '@parley/addon-api';
import { wordings } from '@parley/addon-api/shared';

export const welcomeErasure = [
  erasureParts.add({
    id: 'welcome_newcomers',
    isOwn: true,
    rowsOf: 'welcome_newcomers',
    where: (userID) => sql`user_id = ${userID}`,
    becomes: 'goes',
    ...wordings({ name: 'First post as a newcomer', why: 'Who is gone waits for no welcome.' }),
    before: async (w, userID) => {
      await w.db.execute(sql`delete from welcome_newcomers where user_id = ${userID}`);
    },
  }),
  erasureParts.add({
    id: 'newcomersWelcomed',
    isOwn: true,
    rowsOf: 'welcome_newcomers',
    where: (userID) => sql`welcome_user_id = ${userID}`,
    becomes: 'anonymised',
    ...wordings({ name: 'Newcomers welcomed', why: 'They stay welcomed; nobody is told by whom.' }),
    before: async (w, userID) => {
      await w.db.execute(sql`
        update welcome_newcomers set welcome_user_id = null where welcome_user_id = ${userID}`);
    },
  }),
  ownDataParts.add({
    name: 'welcome',
    about: 'Your first post, when you were welcomed, and when you welcomed others.',
    rows: (userID) => sql`
      select case when user_id = ${userID} then 'newcomer' else 'welcomed another' end as part,
        case when user_id = ${userID} then discussion_id end as discussion_id,
        case when user_id = ${userID} then comment_id end as comment_id,
        case when user_id = ${userID} then date_posted end as date_posted, date_welcomed
      from welcome_newcomers where user_id = ${userID} or welcome_user_id = ${userID} order by date_posted`,
  }),
];

/** Nobody is new for longer than a year: `welcome.days`. */
export const welcomeExpiries: Addon['expiries'] = [
  {
    name: 'welcome-newcomers',
    remove: (db, limit) =>
      db.execute(sql`
        delete from welcome_newcomers where user_id in (
          select user_id from welcome_newcomers where date_posted < now() - interval '366 days'
          order by date_posted limit ${sql.integer(limit)} for update skip locked)`),
  },
];
