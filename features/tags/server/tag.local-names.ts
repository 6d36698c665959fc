// Tags by the names that they were given in the reader's language.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { saidOf } from '../../translations/server/said.ts';
import type { TagFragment } from '../tags.contract.ts';
import { type TagRow, tagsOfDiscussions } from './tag.queries.ts';

export const TAG_RECORDS = { resource: 'tags', recordType: 'tag' } as const;

export async function localTags(ctx: RequestContext, rows: readonly TagRow[]): Promise<readonly TagRow[]> {
  const said = await saidOf(ctx, TAG_RECORDS.recordType);
  return said ? rows.map((row) => ({ ...row, name: said.of(row.tag_id, 'name') ?? row.name })) : rows;
}

export async function localTag(ctx: RequestContext, row: TagRow): Promise<TagRow> {
  return (await localTags(ctx, [row]))[0] ?? row;
}

/** The tags of many discussions, as they are shown; what is edited comes from `tagsOfDiscussions`. */
export async function localTagsOfDiscussions(
  ctx: RequestContext,
  discussionIDs: readonly number[],
): Promise<Map<number, TagFragment[]>> {
  const [tags, said] = await Promise.all([
    tagsOfDiscussions(ctx.db, discussionIDs),
    saidOf(ctx, TAG_RECORDS.recordType),
  ]);
  if (said)
    for (const fragments of tags.values())
      for (const tag of fragments) tag.name = said.of(tag.tagID, 'name') ?? tag.name;
  return tags;
}
