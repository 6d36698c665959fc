// Found records as results: one statement a kind, whatever their number.
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { categoryPath } from '../../categories/category.address.ts';
import { categoryCrumbs } from '../../categories/server/category.crumbs.ts';
import { type VisibleCategories, visibleCategories } from '../../categories/server/category.policy.ts';
import { commentPath } from '../../comments/comment.address.ts';
import { discussionPath } from '../../discussions/discussion.address.ts';
import { userFragments } from '../../users/server/user.fragments.ts';
import type { SearchInput, SearchResult } from '../search.contract.ts';
import { plainText } from './plain-text.ts';
import type { Found } from './search.find.ts';
import { type Snippet, snippet } from './snippet.ts';

export interface PresentedResult extends SearchResult {
  snippet: Snippet;
}

interface PostRow {
  record_id: number;
  discussion_id: number;
  name: string;
  type: string;
  body_html: string;
  category_id: number;
  insert_user_id: number;
  score: number;
  count_comments: number;
  is_closed: boolean;
  is_answered: boolean;
  date_inserted: string;
  date_updated: string | null;
}

export async function presentResults(
  ctx: RequestContext,
  input: SearchInput,
  found: readonly Found[],
  words: readonly string[],
): Promise<PresentedResult[]> {
  const visible = await visibleCategories(ctx);
  const [posts, people] = await Promise.all([readPosts(ctx, found), readPeople(ctx, found)]);
  const authors = await userFragments(
    ctx,
    input.expand.has('insertUser') ? [...posts.values()].map((row) => row.insert_user_id) : [],
  );
  return found.flatMap((each): PresentedResult[] => {
    const common = {
      recordType: each.record_type,
      recordID: each.record_id,
      isForeign: false,
      searchScore: each.rank,
      ...(input.collapse && { subqueryMatchCount: each.match_count }),
    };
    if (each.record_type === 'category') return presentCategory(ctx, visible, each, common, words);
    if (each.record_type === 'user') {
      const person = people.get(each.record_id);
      return person
        ? [
            {
              ...common,
              type: 'user',
              name: person.name,
              url: person.url,
              insertUser: person,
              snippet: { text: person.title ?? '', marks: [] },
            },
          ]
        : [];
    }
    const row = posts.get(`${each.record_type}${each.record_id}`);
    if (!row) return [];
    const author = authors.get(row.insert_user_id);
    return [
      {
        ...common,
        ...presentPost(ctx, row, each.record_type, input, visible, words),
        ...(author && { insertUser: author }),
      },
    ];
  });
}

function presentPost(
  ctx: RequestContext,
  row: PostRow,
  recordType: 'discussion' | 'comment',
  input: SearchInput,
  visible: VisibleCategories,
  words: readonly string[],
) {
  const isComment = recordType === 'comment';
  const text = plainText(row.body_html);
  const part = snippet(text, words);
  return {
    type: isComment ? (row.type === 'question' ? 'answer' : 'comment') : row.type,
    name: isComment ? `Re: ${row.name}` : row.name,
    url: ctx.url(
      isComment
        ? commentPath(row.record_id)
        : discussionPath({ discussionID: row.discussion_id, name: row.name }),
    ),
    discussionID: row.discussion_id,
    ...(isComment && { commentID: row.record_id }),
    categoryID: row.category_id,
    ...(input.expand.has('body') && { body: row.body_html }),
    ...(input.expand.has('excerpt') && { excerpt: part.text }),
    ...(input.expand.has('breadcrumbs') && { breadcrumbs: categoryCrumbs(ctx, visible, row.category_id) }),
    dateInserted: row.date_inserted,
    dateUpdated: row.date_updated,
    insertUserID: row.insert_user_id,
    score: row.score,
    counts: isComment ? [] : [{ count: row.count_comments, labelCode: 'comments' }],
    labelCodes: [
      ...(row.is_closed ? ['closed'] : []),
      ...(row.is_answered && !isComment ? ['answered'] : []),
    ],
    ...(input.collapse && { subqueryExtraParams: { discussionID: row.discussion_id } }),
    snippet: part,
  };
}

function presentCategory(
  ctx: RequestContext,
  visible: VisibleCategories,
  each: Found,
  common: object,
  words: readonly string[],
): PresentedResult[] {
  const node = visible.tree.byID.get(each.record_id);
  if (!node) return [];
  const crumbs = categoryCrumbs(ctx, visible, node.category_id);
  return [
    {
      ...(common as Pick<SearchResult, 'recordType' | 'recordID' | 'isForeign' | 'searchScore'>),
      type: 'category',
      categoryID: node.category_id,
      name: node.name,
      url: ctx.url(categoryPath(node.urlcode)),
      breadcrumbs: crumbs.slice(0, -1),
      snippet: snippet(node.description ?? '', words),
    },
  ];
}

async function readPosts(ctx: RequestContext, found: readonly Found[]): Promise<Map<string, PostRow>> {
  const idsOf = (type: Found['record_type']) =>
    found.filter((each) => each.record_type === type).map((each) => each.record_id);
  const [discussionIDs, commentIDs] = [idsOf('discussion'), idsOf('comment')];
  if (discussionIDs.length + commentIDs.length === 0) return new Map();
  const rows = await ctx.db.rows<PostRow & { record_type: string }>(sql`
    select 'discussion' as record_type, d.discussion_id as record_id, d.discussion_id, d.name, d.type, d.body_html, d.category_id, d.insert_user_id,
      d.score, d.count_comments, d.date_closed is not null as is_closed, d.status_id = 3 as is_answered, d.date_inserted, d.date_updated
    from discussions d where d.discussion_id = any(${discussionIDs}::int[])
    union all
    select 'comment', c.comment_id, d.discussion_id, d.name, d.type, c.body_html, d.category_id, c.insert_user_id,
      c.score, d.count_comments, d.date_closed is not null, d.status_id = 3, c.date_inserted, c.date_updated
    from comments c join discussions d using (discussion_id) where c.comment_id = any(${commentIDs}::int[])`);
  return new Map(rows.map((row) => [row.record_type + row.record_id, row]));
}

function readPeople(ctx: RequestContext, found: readonly Found[]) {
  return userFragments(
    ctx,
    found.filter((each) => each.record_type === 'user').map((each) => each.record_id),
  );
}
