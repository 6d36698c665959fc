// The counts of a site of Stack Exchange, in its dump and here.
import { join } from 'node:path';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';
import { readRows } from '../stackexchange/read-rows.ts';
import type { Counted } from './counted.ts';

interface Votes {
  up: number;
  down: number;
  bookmarks: Set<string | undefined>;
}

const questionLine = (
  views: number,
  replies: number,
  isClosed: boolean,
  accepted: string,
  tags: number,
  bookmarks: number,
) =>
  `${views} views, ${replies} replies${isClosed ? ', closed' : ''}, accepted ${accepted}, ${tags} tags, ${bookmarks} bookmarks`;
const postLine = (score: number, up: number, down: number) => `score ${score}, ${up} up, ${down} down`;

/** Of a dump whose rows all come along. */
export async function countDump(folder: string): Promise<Counted> {
  const rowsOf = async (table: string) => {
    const all: Readonly<Record<string, string | undefined>>[] = [];
    for await (const rows of readRows(join(folder, `${table}.xml`))) all.push(...rows);
    return all;
  };
  const posts = await rowsOf('Posts');
  const answers = Map.groupBy(
    posts.filter((post) => post.PostTypeId === '2'),
    (post) => post.ParentId,
  );
  const comments = Map.groupBy(await rowsOf('Comments'), (comment) => comment.PostId);
  const votes = new Map<string | undefined, Votes>();
  for (const { PostId, VoteTypeId, UserId } of await rowsOf('Votes')) {
    const known = votes.get(PostId) ?? { up: 0, down: 0, bookmarks: new Set() };
    votes.set(PostId, known);
    if (VoteTypeId === '2') known.up++;
    if (VoteTypeId === '3') known.down++;
    if (VoteTypeId === '5') known.bookmarks.add(UserId);
  }
  const counted = new Map<string, string>();
  for (const { Id = '', PostTypeId, Score, ViewCount, ClosedDate, AcceptedAnswerId, Tags = '' } of posts) {
    if (PostTypeId !== '1' && PostTypeId !== '2') continue;
    const { up = 0, down = 0, bookmarks } = votes.get(Id) ?? {};
    counted.set(`post ${Id}`, postLine(Number(Score), up, down));
    if (PostTypeId === '2') continue;
    const own = answers.get(Id) ?? [];
    const replies =
      [Id, ...own.map((answer) => answer.Id)].flatMap((id) => comments.get(id) ?? []).length + own.length;
    counted.set(
      `question ${Id}`,
      questionLine(
        Number(ViewCount ?? 0),
        replies,
        ClosedDate !== undefined,
        AcceptedAnswerId ?? 'none',
        Tags.split('<').length - 1,
        bookmarks?.size ?? 0,
      ),
    );
  }
  return counted;
}

export async function countedSite({ site }: TestSite, source: string): Promise<Counted> {
  const posts = await site.database.rows<{ id: string; score: number; up: number; down: number }>(sql`
    select r.foreign_id as id, coalesce(d.score, c.score) as score,
      (select coalesce(sum(imported), 0)::int from reaction_totals t where t.record_id = r.record_id and urlcode = 'Up'
        and record_type = case r.kind when 'answers' then 'comment' else 'discussion' end) as up,
      (select coalesce(sum(imported), 0)::int from reaction_totals t where t.record_id = r.record_id and urlcode = 'Down'
        and record_type = case r.kind when 'answers' then 'comment' else 'discussion' end) as down
    from imported_records r
    left join discussions d on r.kind = 'questions' and d.discussion_id = r.record_id
    left join comments c on r.kind = 'answers' and c.comment_id = r.record_id
    where r.source = ${source} and r.kind in ('questions', 'answers')`);
  const questions = await site.database.rows<{
    id: string;
    views: number;
    replies: number;
    is_closed: boolean;
    accepted: string | null;
    tags: number;
    bookmarks: number;
  }>(sql`
    select r.foreign_id as id, count_views as views, count_comments as replies, date_closed is not null as is_closed,
      (select string_agg(x.foreign_id, ' ') from accepted_replies a
        join imported_records x on x.source = r.source and x.kind = 'answers' and x.record_id = a.comment_id
        where a.discussion_id = d.discussion_id) as accepted,
      (select count(*)::int from discussion_tags t where t.discussion_id = d.discussion_id) as tags,
      (select count(*)::int from bookmarks b where b.discussion_id = d.discussion_id) as bookmarks
    from imported_records r join discussions d on d.discussion_id = r.record_id
    where r.source = ${source} and r.kind = 'questions'`);
  return new Map([
    ...posts.map(({ id, score, up, down }): [string, string] => [`post ${id}`, postLine(score, up, down)]),
    ...questions.map(({ id, views, replies, is_closed, accepted, tags, bookmarks }): [string, string] => [
      `question ${id}`,
      questionLine(views, replies, is_closed, accepted ?? 'none', tags, bookmarks),
    ]),
  ]);
}
