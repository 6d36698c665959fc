// What the deletion itself does with posts, reactions and mentions: the same methods that its steps go by.
import { wordings } from '../../../../platform/contract/wordings.ts';
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import { type ErasurePart, erasureParts } from '../../../../platform/server/places/erasure-parts.ts';

const ownDiscussions = (userID: number): Sql =>
  sql`(select d.discussion_id from discussions d where d.insert_user_id = ${userID})`;

const ownElsewhere = (userID: number): Sql => sql`insert_user_id = ${userID} and date_tombstoned is null
  and discussion_id not in ${ownDiscussions(userID)}`;

/** Somebody else stands somewhere below, so that it keeps its place. */
const isAnswered = (userID: number): Sql => sql`exists (
  with recursive below as (
    select r.comment_id, r.insert_user_id, r.date_tombstoned from comments r
    where r.parent_comment_id = comments.comment_id
    union all
    select r.comment_id, r.insert_user_id, r.date_tombstoned from comments r
    join below b on r.parent_comment_id = b.comment_id
    where b.insert_user_id = ${userID} and b.date_tombstoned is null)
  select from below where insert_user_id <> ${userID} or date_tombstoned is not null)`;

const parts: ErasurePart[] = [
  {
    id: 'account',
    isOwn: true,
    rowsOf: 'users',
    where: (userID) => sql`user_id = ${userID}`,
    becomes: 'anonymised',
    columns: ['name'],
    ...wordings({
      name: 'Account',
      why: 'Posts and logs lead to it: it stays as “User Deleted”, without name, address, password, picture and all that was written about the person.',
    }),
  },
  {
    id: 'discussions',
    rowsOf: 'discussions',
    where: (userID) => sql`insert_user_id = ${userID}`,
    becomes: { keep: 'stays', wipe: 'anonymised', delete: 'goes' },
    columns: ['name'],
    ...wordings({
      name: 'Discussions',
      why: 'They stay by “User Deleted”, stay without their text, or go with all their comments, as you choose.',
    }),
  },
  {
    id: 'comments',
    rowsOf: 'comments',
    where: (userID) => sql`insert_user_id = ${userID} and date_tombstoned is null`,
    becomes: { keep: 'stays', wipe: 'anonymised' },
    ...wordings({ name: 'Comments', why: 'They stay by “User Deleted”, or stay without their text.' }),
  },
  {
    id: 'removedComments',
    rowsOf: 'comments',
    where: (userID) => sql`${ownElsewhere(userID)} and not ${isAnswered(userID)}`,
    becomes: { delete: 'goes' },
    ...wordings({
      name: 'Comments that nobody answered',
      why: 'Nothing of others hangs on them.',
    }),
  },
  {
    id: 'emptiedComments',
    rowsOf: 'comments',
    where: (userID) => sql`${ownElsewhere(userID)} and ${isAnswered(userID)}`,
    becomes: { delete: 'anonymised' },
    ...wordings({
      name: 'Comments that others answered',
      why: 'They lose text and author, so that the answers keep their place.',
    }),
  },
  {
    id: 'commentsOfDiscussions',
    rowsOf: 'comments',
    where: (userID) => sql`discussion_id in ${ownDiscussions(userID)}`,
    becomes: { delete: 'goes' },
    ...wordings({
      name: 'Comments in these discussions',
      why: 'They go with the discussions, those of others as well.',
    }),
  },
  {
    id: 'reactions',
    rowsOf: 'reactions',
    where: (userID) => sql`user_id = ${userID}`,
    becomes: { keep: 'stays', wipe: 'stays', delete: 'goes' },
    columns: ['record_type', 'urlcode'],
    ...wordings({
      name: 'Reactions',
      why: 'Others see how many there are: they stay counted unless posts go.',
    }),
  },
  {
    id: 'mentions',
    rowsOf: 'user_mentions',
    where: (userID) => sql`user_id = ${userID}`,
    becomes: 'anonymised',
    columns: ['record_type'],
    ...wordings({
      name: 'Mentions in posts of others',
      why: 'There the name becomes [Deleted User].',
    }),
  },
];

export const coreErasureParts = parts.map((part) => erasureParts.add(part));
