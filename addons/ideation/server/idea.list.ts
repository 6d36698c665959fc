// Lists of ideas: for each status the first of its index, so that what a page costs does not grow with the ideas there are.
import {
  categoryPath,
  discussionPath,
  type RequestContext,
  type Sql,
  sql,
  userFragments,
  visibleCategories,
} from '@parley/addon-api';
import type { IDEA_SORTS, IDEA_STATES, IdeaStatus, ListedIdea } from '../ideas.contract.ts';
import { ideaPresenter } from './idea.attributes.ts';
import { ideaStatuses } from './idea-statuses.ts';

interface ListRow {
  discussion_id: number;
  name: string;
  excerpt: string;
  category_id: number;
  insert_user_id: number;
  date_inserted: string;
  count_comments: number;
  status_id: number;
  status_notes: string | null;
  status_user_id: number | null;
  count_up: number;
  count_down: number;
  score: number;
  count_merged: number;
}

export interface IdeaQuery {
  state?: (typeof IDEA_STATES)[number] | undefined;
  statusID?: number | undefined;
  sort: (typeof IDEA_SORTS)[number];
  page: number;
  limit: number;
  /** How many of the next page come along: one tells whether there is one. */
  ahead?: number;
}

const COLUMNS = sql.raw(`d.discussion_id, d.name, d.excerpt, d.category_id, d.insert_user_id, d.date_inserted,
  d.count_comments, i.status_id, d.status_notes, d.status_user_id, i.count_up, i.count_down, i.score, i.count_merged`);

const ORDERS: Readonly<Record<IdeaQuery['sort'], Sql>> = {
  '-score': sql.raw('score desc, discussion_id desc'),
  '-dateInserted': sql.raw('discussion_id desc'),
};

/** Of ideas `i` and their discussions `d`: what is held or gone is nobody's, and a category shows what is in it to its readers. */
async function seen(ctx: RequestContext): Promise<Sql> {
  const { isAll, ids } = await visibleCategories(ctx);
  const inCategory = isAll ? sql`true` : sql`d.category_id = any(${ids})`;
  return sql`${inCategory} and d.type = 'idea' and d.date_held is null and d.date_removed is null`;
}

export async function listedIdeas(ctx: RequestContext, query: IdeaQuery): Promise<ListedIdea[]> {
  const isSeen = await seen(ctx);
  const { page, limit, ahead = 0 } = query;
  const [offset, wanted] = [(page - 1) * limit, limit + ahead];
  const order = ORDERS[query.sort];
  const rows = await ctx.db.rows<ListRow>(
    query.state === 'mine'
      ? sql`
        select ${COLUMNS} from discussions d join ideas i using (discussion_id)
        where d.insert_user_id = ${ctx.viewer.userID} and ${isSeen}
        order by ${order} limit ${sql.integer(wanted)} offset ${sql.integer(offset)}`
      : sql`
        select listed.* from unnest(${await statusIDsOf(ctx, query)}::int[]) as status (id) cross join lateral (
          select ${COLUMNS} from ideas i join discussions d using (discussion_id)
          where i.status_id = status.id and ${isSeen}
          order by i.${order} limit ${sql.integer(offset + wanted)}
        ) listed
        order by listed.${order} limit ${sql.integer(wanted)} offset ${sql.integer(offset)}`,
  );
  return present(ctx, rows);
}

async function statusIDsOf(ctx: RequestContext, { state, statusID }: IdeaQuery): Promise<number[]> {
  const statuses = await ideaStatuses(ctx);
  return statuses
    .filter(
      (each) =>
        (state === undefined || each.state === state) && (statusID ?? each.statusID) === each.statusID,
    )
    .map((each) => each.statusID);
}

/** More are not counted. */
export const MOST_COUNTED = 1000;

export async function countIdeas(
  ctx: RequestContext,
  statuses: readonly IdeaStatus[],
): Promise<Map<number, number>> {
  const isSeen = await seen(ctx);
  const rows = await ctx.db.rows<{ id: number; count: number }>(sql`
    select status.id, counted.count from unnest(${statuses.map((each) => each.statusID)}::int[]) as status (id)
    cross join lateral (
      select count(*)::int as count from (
        select from ideas i join discussions d using (discussion_id)
        where i.status_id = status.id and ${isSeen} limit ${sql.integer(MOST_COUNTED)}) first
    ) counted`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

async function present(ctx: RequestContext, rows: readonly ListRow[]): Promise<ListedIdea[]> {
  const { tree } = await visibleCategories(ctx);
  const ids = rows.flatMap((row) => [row.insert_user_id, row.status_user_id ?? 0]).filter((id) => id !== 0);
  const people = await userFragments(ctx, ids);
  const idea = await ideaPresenter(ctx);
  return rows.map((row) => {
    const category = tree.byID.get(row.category_id);
    return {
      discussionID: row.discussion_id,
      name: row.name,
      url: ctx.url(discussionPath({ discussionID: row.discussion_id, name: row.name })),
      excerpt: row.excerpt,
      categoryID: row.category_id,
      category: {
        name: category?.name ?? '',
        url: ctx.url(categoryPath(category?.urlcode ?? '')),
        color: category?.color ?? null,
      },
      insertUserID: row.insert_user_id,
      insertUser: people.get(row.insert_user_id) as ListedIdea['insertUser'],
      dateInserted: row.date_inserted,
      countComments: row.count_comments,
      statusUser: people.get(row.status_user_id ?? 0) ?? null,
      idea: idea(row),
    };
  });
}
