// On the page of a member who came with an import and whom nobody has claimed: the way for whoever it is.
import { widgetNode } from '../../../platform/contract/widget-data.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { PageAddition } from '../../../platform/server/layouts/page-additions.ts';
import type { ResolvedView } from '../../../platform/server/layouts/view.ts';
import { findUnclaimed } from './imported-member.queries.ts';

export async function claimInvitation(ctx: RequestContext, view: ResolvedView): Promise<PageAddition[]> {
  const { profile } = view.params;
  if (view.layoutViewType !== 'profile' || !profile) return [];
  const { row } = profile;
  // Members with a way in, nearly all of them, cost no statement.
  if (row.email !== null || row.has_password || row.banned !== 0 || row.admin !== 0) return [];
  const member = await findUnclaimed(ctx.db, row.user_id);
  if (!member) return [];
  return [{ area: 'panel', node: widgetNode('ClaimInvitation', { source: member.source }) }];
}
