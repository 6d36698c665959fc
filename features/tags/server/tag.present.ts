import type { RequestContext } from '../../../platform/server/http/context.ts';
import { tagPath } from '../tag.address.ts';
import type { ListedTag, Tag } from '../tags.contract.ts';
import type { TagRow } from './tag.queries.ts';
import type { HiddenTags } from './tag.visibility.ts';

export function presentTag(ctx: RequestContext, row: TagRow, hidden: HiddenTags): Tag {
  return {
    tagID: row.tag_id,
    name: row.name,
    urlcode: row.urlcode,
    url: ctx.url(tagPath(row.urlcode)),
    parentTagID: row.parent_tag_id,
    type: row.type,
    insertUserID: row.insert_user_id,
    dateInserted: row.date_inserted,
    countDiscussions: seenCount(row, hidden),
  };
}

/** All that can be edited of it. Its revision is made of this. */
export function editableOf({ name, urlcode, type, parent_tag_id }: TagRow) {
  return { name, urlcode, type, parent_tag_id };
}

export function presentListedTag(ctx: RequestContext, row: TagRow, hidden: HiddenTags): ListedTag {
  return {
    tagID: row.tag_id,
    id: row.tag_id,
    name: row.name,
    type: row.type || 'User',
    url: ctx.url(tagPath(row.urlcode)),
    urlcode: row.urlcode,
    urlCode: row.urlcode,
    parentTagID: row.parent_tag_id,
    countDiscussions: seenCount(row, hidden),
  };
}

function seenCount(row: TagRow, hidden: HiddenTags): number {
  return Math.max(0, row.count_discussions - (hidden.counts.get(row.tag_id) ?? 0));
}
