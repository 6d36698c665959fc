// The counts of a forum of Discourse, in its export and here.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';
import type { Counted } from './counted.ts';

export interface CountedTopic {
  id: number;
  views: number;
  closed: boolean;
  archived: boolean;
  pinned: boolean;
  post_stream: { posts: CountedPost[] };
}

interface CountedPost {
  id: number;
  post_number: number;
  hidden: boolean;
  action_code?: string;
  accepted_answer?: boolean;
  actions_summary?: { id: number; count?: number }[];
}

const topicLine = (views: number, replies: number, isClosed: boolean, isPinned: boolean, accepted: number) =>
  `${views} views, ${replies} replies${isClosed ? ', closed' : ''}${isPinned ? ', pinned' : ''}, ${accepted} accepted`;

/** `refused`: ids of posts that did not come along. */
export function countTopic(
  counted: Map<string, string>,
  topic: CountedTopic,
  refused: ReadonlySet<string>,
): void {
  const posts = topic.post_stream.posts.filter(
    ({ id, action_code }) => !action_code && !refused.has(String(id)),
  );
  const replies = posts.filter((post) => post.post_number > 1);
  const accepted = replies.filter((post) => post.accepted_answer).length;
  const isClosed = topic.closed || topic.archived;
  counted.set(
    `topic ${topic.id}`,
    topicLine(topic.views, replies.filter((post) => !post.hidden).length, isClosed, topic.pinned, accepted),
  );
  for (const { id, actions_summary } of posts) {
    const likes = actions_summary?.find((action) => action.id === 2)?.count ?? 0;
    counted.set(`post ${id}`, `score ${likes}, ${likes} likes`);
  }
}

export async function countedForum({ site }: TestSite, source: string): Promise<Counted> {
  const topics = await site.database.rows<{
    id: string;
    views: number;
    replies: number;
    is_closed: boolean;
    is_pinned: boolean;
    accepted: number;
  }>(sql`
    select r.foreign_id as id, count_views as views, count_comments as replies, date_closed is not null as is_closed,
      pin_location is not null as is_pinned,
      (select count(*)::int from accepted_replies a where a.discussion_id = d.discussion_id) as accepted
    from imported_records r join discussions d on d.discussion_id = r.record_id
    where r.source = ${source} and r.kind = 'topics'`);
  const posts = await site.database.rows<{ id: string; score: number; likes: number }>(sql`
    select r.foreign_id as id, coalesce(d.score, c.score) as score, coalesce(t.count + t.imported, 0) as likes
    from imported_records r
    left join discussions d on r.kind = 'opening posts' and d.discussion_id = r.record_id
    left join comments c on r.kind = 'posts' and c.comment_id = r.record_id
    left join reaction_totals t on t.record_id = r.record_id and t.urlcode = 'Like'
      and t.record_type = case r.kind when 'posts' then 'comment' else 'discussion' end
    where r.source = ${source} and r.kind in ('opening posts', 'posts')`);
  return new Map([
    ...topics.map(({ id, views, replies, is_closed, is_pinned, accepted }): [string, string] => [
      `topic ${id}`,
      topicLine(views, replies, is_closed, is_pinned, accepted),
    ]),
    ...posts.map(({ id, score, likes }): [string, string] => [
      `post ${id}`,
      `score ${score}, ${likes} likes`,
    ]),
  ]);
}
