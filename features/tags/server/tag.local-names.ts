// Tags by the names that they were given in the reader's language.

import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { cachedRows, type RowKind } from '../../../platform/server/cache/cached-rows.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { translatedTextsOf } from '../../translations/server/translated-texts.ts';
import type { TagFragment } from '../tags.contract.ts';
import { type TagRow, tagsOfDiscussions } from './tag.queries.ts';

export const TAG_RECORDS = { resource: 'tags', recordType: 'tag' } as const;

export async function localTags(ctx: RequestContext, rows: readonly TagRow[]): Promise<readonly TagRow[]> {
  const translated = await translatedTextsOf(ctx, TAG_RECORDS.recordType);
  return translated
    ? rows.map((row) => ({ ...row, name: translated.of(row.tag_id, 'name') ?? row.name }))
    : rows;
}

export async function localTag(ctx: RequestContext, row: TagRow): Promise<TagRow> {
  return (await localTags(ctx, [row]))[0] ?? row;
}

interface TagsOn {
  discussionID: number;
  tags: TagFragment[];
}

const tagsOnDiscussions: RowKind<TagsOn> = {
  name: 'tags on discussion',
  idOf: (row) => row.discussionID,
  tagsOf: (row) => [cacheTag.discussion(row.discussionID)],
  read: async (ctx, ids) => {
    const tags = await tagsOfDiscussions(ctx.db, ids);
    return ids.map((discussionID) => ({ discussionID, tags: tags.get(discussionID) ?? [] }));
  },
};

/**
 * The tags of many discussions, as they are shown; what is edited comes from `tagsOfDiscussions`. For pages that others
 * see as well they are cached as those are.
 */
export async function localTagsOfDiscussions(
  ctx: RequestContext,
  discussionIDs: readonly number[],
  { isForPage = false }: { isForPage?: boolean } = {},
): Promise<Map<number, TagFragment[]>> {
  const [rows, translated] = await Promise.all([
    isForPage
      ? cachedRows(ctx, tagsOnDiscussions, discussionIDs)
      : tagsOnDiscussions.read(ctx, discussionIDs),
    translatedTextsOf(ctx, TAG_RECORDS.recordType),
  ]);
  const local = (tag: TagFragment) => ({ ...tag, name: translated?.of(tag.tagID, 'name') ?? tag.name });
  return new Map(rows.map(({ discussionID, tags }) => [discussionID, translated ? tags.map(local) : tags]));
}
