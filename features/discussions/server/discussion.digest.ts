// What the digest tells of discussions: first of the categories somebody follows, then the best of the rest.
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { localTree } from '../../categories/server/category.local-tree.ts';
import { digestConfig } from '../../digest/server/digest.config.ts';
import { type DigestEntry, type DigestPart, digestParts } from '../../digest/server/digest-parts.ts';
import { userFragments } from '../../users/server/user.fragments.ts';
import { discussionPath } from '../discussion.address.ts';
import { standsInSight } from './discussion.notifications.ts';
import { excludedCategories } from './lists/list-exclusions.ts';

/** Among so many, the most talked about are told of. */
const CANDIDATES = 300;
/** Of each so many comments are looked at: more than that is "99+". */
const MOST_COUNTED = 100;
const MOST_FOLLOWED = 1000;

interface Row {
  discussion_id: number;
  name: string;
  category_id: number;
  insert_user_id: number;
  count_comments: number;
  count_views: number;
  score: number;
  count_new: number;
}

interface Wanted {
  since: Date;
  limit: number;
}

/** Unread, and not put aside; whoever wrote it knows it. */
function newTo({ viewer }: RequestContext, candidates: Sql, { since, limit }: Wanted): Sql {
  return sql`
    with candidates as (${candidates} limit ${sql.integer(CANDIDATES)})
    select d.discussion_id, d.name, d.category_id, d.insert_user_id, d.count_comments, d.count_views, d.score,
      fresh.count_new
    from candidates d
    left join discussion_reads r on r.discussion_id = d.discussion_id and r.user_id = ${viewer.userID}
    left join discussion_dismissals x on x.discussion_id = d.discussion_id and x.user_id = ${viewer.userID}
    cross join lateral (
      select count(*) filter (where c.number > coalesce(r.last_number_read, 0) and c.date_held is null
        and c.date_tombstoned is null and c.insert_user_id <> ${viewer.userID})::int as count_new
      from (
        select number, date_held, date_tombstoned, insert_user_id from comments
        where discussion_id = d.discussion_id and date_inserted > ${since}
        order by date_inserted desc, comment_id desc limit ${sql.integer(MOST_COUNTED)}
      ) c
    ) fresh
    where x.user_id is null and (fresh.count_new > 0
      or (r.user_id is null and d.date_inserted > ${since} and d.insert_user_id <> ${viewer.userID}))
    order by fresh.count_new + 2 * d.score desc, d.discussion_id desc limit ${sql.integer(limit)}`;
}

/** What they muted is in no list of theirs, and in no digest. */
async function isNotMuted(reader: RequestContext): Promise<Sql> {
  const isExcluded = reader.site.features.provided.listExclusion?.isExcluded(reader) ?? sql.raw('false');
  const categoryIDs = [...(await excludedCategories(reader))];
  return sql`d.category_id <> all(${categoryIDs}) and not (${isExcluded})`;
}

const COLUMNS = sql.raw(
  'd.discussion_id, d.name, d.category_id, d.insert_user_id, d.count_comments, d.count_views, d.score, d.date_inserted',
);

async function inFollowed(reader: RequestContext, wanted: Wanted): Promise<DigestEntry[]> {
  const follows = await reader.db.rows<{ category_id: number; wants_email_digest: boolean }>(sql`
    select category_id, wants_email_digest from category_follows where user_id = ${reader.viewer.userID}
    order by wants_email_digest desc, category_id limit ${sql.integer(MOST_FOLLOWED)}`);
  // Whoever ticked some of them for the digest means those; who ticked none means all.
  const ticked = follows.filter((each) => each.wants_email_digest);
  const ids = (ticked.length > 0 ? ticked : follows).map((each) => each.category_id);
  if (ids.length === 0) return [];
  const candidates = sql`
    select ${COLUMNS} from discussions d
    where ${await standsInSight(reader)} and ${await isNotMuted(reader)} and d.category_id = any(${ids}) and d.date_last_comment > ${wanted.since}
    order by d.date_last_comment desc`;
  return entriesOf(reader, await reader.db.rows<Row>(newTo(reader, candidates, wanted)));
}

async function bestOfTheRest(reader: RequestContext, wanted: Wanted): Promise<DigestEntry[]> {
  const candidates = sql`
    select ${COLUMNS} from discussions d
    where ${await standsInSight(reader)} and ${await isNotMuted(reader)} and d.date_last_comment > ${wanted.since}
    order by d.date_last_comment desc`;
  return entriesOf(reader, await reader.db.rows<Row>(newTo(reader, candidates, wanted)));
}

async function entriesOf(reader: RequestContext, rows: readonly Row[]): Promise<DigestEntry[]> {
  const [tree, authors] = await Promise.all([
    localTree(reader),
    userFragments(
      reader,
      rows.map((row) => row.insert_user_id),
    ),
  ]);
  return rows.map((row) => ({
    key: `discussion ${row.discussion_id}`,
    title: row.name,
    path: discussionPath({ discussionID: row.discussion_id, name: row.name }),
    about: aboutOf(reader, row, {
      category: tree.byID.get(row.category_id)?.name ?? '',
      author: authors.get(row.insert_user_id)?.name ?? '',
    }),
    mark: markOf(reader, row.count_new),
  }));
}

/** What of it the site wants in digests. */
function aboutOf(reader: RequestContext, row: Row, names: { category: string; author: string }): string {
  const { plural } = reader.translator;
  const facts = [
    names.category,
    reader.setting(digestConfig.author) && names.author,
    reader.setting(digestConfig.commentCount) &&
      row.count_comments > 0 &&
      plural(row.count_comments, { one: '{count} comment', other: '{count} comments' }),
    reader.setting(digestConfig.viewCount) &&
      row.count_views > 0 &&
      plural(row.count_views, { one: '{count} view', other: '{count} views' }),
    reader.setting(digestConfig.scoreCount) &&
      row.score > 0 &&
      plural(row.score, { one: '{count} point', other: '{count} points' }),
  ];
  return facts.filter(Boolean).join(' · ');
}

function markOf({ translator: { t, plural } }: RequestContext, count: number): string {
  if (count === 0) return t('New');
  if (count >= MOST_COUNTED) return t('99+ new');
  return plural(count, { one: '{count} new', other: '{count} new' });
}

const followed: DigestPart = {
  name: 'followed',
  position: 20,
  label: (t) => t('Followed categories'),
  isUsual: true,
  find: inFollowed,
};

const best: DigestPart = {
  name: 'best',
  position: 40,
  label: (t) => t('The best of the rest'),
  isUsual: true,
  find: bestOfTheRest,
};

export const discussionDigestParts = [digestParts.add(followed), digestParts.add(best)];
