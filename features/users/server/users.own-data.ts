// What a member takes along of it.
import { sql } from '../../../platform/server/db/sql.ts';
import { ownDataParts } from '../../../platform/server/places/own-data.ts';

export const usersOwnData = [
  ownDataParts.add({
    name: 'account',
    about: 'Your account.',
    rows: (userID) => sql`
    select user_id, name, email, pending_email, title, location, website, about_html, photo_url, locale, time_zone, show_email,
      is_private, points, count_discussions, count_comments, count_visits, date_inserted, date_updated, date_last_active,
      insert_ip_address, last_ip_address
    from users where user_id = ${userID}`,
  }),
  ownDataParts.add({
    name: 'sessions',
    about: 'Where you are signed in.',
    rows: (userID) => sql`
    select user_agent, date_inserted, date_updated, date_expires from sessions where user_id = ${userID} order by session_id`,
  }),
];
