// `attributes.idea`: one statement for all posts of a page.
import { type RequestContext, sql, type TypedDiscussion } from '@parley/addon-api';
import { type IdeaAttributes, ideaType } from '../ideas.contract.ts';
import { type IdeaRow, ideaRows, presentIdea } from './idea.rows.ts';
import { ideaStatuses } from './idea-statuses.ts';
import { ideationConfig } from './ideation.config.ts';

export async function ideaAttributes(
  ctx: RequestContext,
  discussions: readonly TypedDiscussion[],
): Promise<Map<number, { idea: IdeaAttributes }>> {
  const rows = await ctx.db.rows<IdeaRow>(
    ideaRows(sql`i.discussion_id = ${sql.anyOf(discussions.map((each) => each.discussionID))}`),
  );
  const present = await ideaPresenter(ctx);
  return new Map(rows.map((row) => [row.discussion_id, { idea: present(row) }]));
}

export async function ideaPresenter(ctx: RequestContext) {
  const statuses = new Map((await ideaStatuses(ctx)).map((each) => [each.statusID, each]));
  const type = ideaType.parse(ctx.setting(ideationConfig.type));
  return (row: Parameters<typeof presentIdea>[0]) => presentIdea(row, statuses, type);
}
