// The messages of a page, for everybody of its audience. Who dismissed which is known beside the shared page.
import { widgetNode } from '../../../platform/contract/widget-data.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { PageAddition } from '../../../platform/server/layouts/page-additions.ts';
import type { ResolvedView } from '../../../platform/server/layouts/view.ts';
import type { ModerationMessageProps } from '../moderation-messages.contract.ts';
import { visibleMessages } from './moderation-message.policy.ts';
import type { MessageRow } from './moderation-messages.snapshot.ts';

export async function messagesOfPage(ctx: RequestContext, view: ResolvedView): Promise<PageAddition[]> {
  const rows = await visibleMessages(ctx);
  return rows
    .filter((row) => row.is_enabled && isOfKind(row, view) && isOfPlace(row, view))
    .map((row) => ({
      area: row.view_location,
      node: widgetNode('ModerationMessage', propsOf(row)),
    }));
}

/** `post` stands for every kind of discussion. */
function isOfKind({ layout_view_type: type }: MessageRow, view: ResolvedView): boolean {
  if (type === 'all' || type === view.layoutViewType) return true;
  return type === 'post' && view.records[0]?.recordType === 'discussion';
}

/** The category a page stands in comes first among its categories; those above it follow. */
function isOfPlace(
  { category_id: categoryID, includes_descendants }: MessageRow,
  view: ResolvedView,
): boolean {
  if (categoryID === null) return true;
  const way = view.records.filter((each) => each.recordType === 'category').map((each) => each.recordID);
  return way[0] === categoryID || (includes_descendants && way.includes(categoryID));
}

function propsOf(row: MessageRow): ModerationMessageProps {
  return {
    moderationMessageID: row.moderation_message_id,
    body: row.body_html,
    isDismissible: row.is_dismissible,
    type: row.type,
  };
}
