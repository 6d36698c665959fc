import { erasureParts, ownDataParts, sql } from '@parley/addon-api';
import { wordings } from '@parley/addon-api/shared';

export const ranksErasure = [
  erasureParts.add({
    id: 'ranksGiven',
    isOwn: true,
    rowsOf: 'rank_members',
    where: (userID) => sql`user_id = ${userID}`,
    becomes: 'goes',
    ...wordings({ name: 'A rank given by hand', why: 'Who is gone has none.' }),
  }),
  erasureParts.add({
    id: 'ranksReached',
    isOwn: true,
    rowsOf: 'rank_arrivals',
    where: (userID) => sql`user_id = ${userID}`,
    becomes: 'goes',
    ...wordings({ name: 'Ranks that were reached', why: 'Who is gone has none.' }),
  }),
];

export const ranksOwnData = [
  ownDataParts.add({
    name: 'ranks',
    about: 'The rank that you were given by hand.',
    rows: (userID) => sql`
    select m.rank_id, r.name, r.user_title, m.date_inserted from rank_members m join ranks r using (rank_id)
    where m.user_id = ${userID}`,
  }),
  ownDataParts.add({
    name: 'ranks-reached',
    about: 'The ranks that you came to, when, and what you were told.',
    rows: (userID) => sql`
    select a.rank_id, r.name, r.user_title, a.body, a.date_inserted from rank_arrivals a join ranks r using (rank_id)
    where a.user_id = ${userID}`,
  }),
];
