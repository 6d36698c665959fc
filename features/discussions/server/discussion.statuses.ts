// The statuses a discussion can have, read once.
import { notFound } from '../../../platform/contract/errors.ts';
import type { Snapshot } from '../../../platform/server/cache/snapshots.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import type { DiscussionStatus, StatusFragment } from '../discussion-statuses.contract.ts';
import { discussionError } from '../discussions.contract.ts';

export const RESOLVED = 8;
export const UNRESOLVED = 7;

interface StatusRow {
  status_id: number;
  name: string;
  state: 'open' | 'closed';
  record_subtype: string;
  is_internal: boolean;
  is_default: boolean;
  is_system: boolean;
  is_active: boolean;
}

const statusesSnapshot: Snapshot<ReadonlyMap<number, DiscussionStatus>, Site> = {
  name: 'discussion-statuses',
  tags: ['statuses'],
  load: async ({ database }) => {
    const rows = await database.rows<StatusRow>(sql`
      select status_id, name, state, record_subtype, is_internal, is_default, is_system, is_active
      from discussion_statuses order by status_id`);
    return new Map(rows.map((row) => [row.status_id, present(row)]));
  },
};

function present(row: StatusRow): DiscussionStatus {
  return {
    statusID: row.status_id,
    name: row.name,
    recordType: 'discussion',
    recordSubtype: row.record_subtype,
    state: row.state,
    isDefault: row.is_default,
    isSystem: row.is_system,
    isActive: row.is_active,
    isInternal: row.is_internal,
  };
}

export function discussionStatuses(ctx: RequestContext): Promise<ReadonlyMap<number, DiscussionStatus>> {
  return ctx.snapshot(statusesSnapshot);
}

export function statusFragment(
  statuses: ReadonlyMap<number, DiscussionStatus>,
  statusID: number,
): StatusFragment | undefined {
  const status = statuses.get(statusID);
  if (!status) return undefined;
  const { name, recordType, recordSubtype, state } = status;
  return { statusID, name, recordType, recordSubtype, state };
}

export async function requireActiveStatuses(ctx: RequestContext, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const statuses = await discussionStatuses(ctx);
  if (ids.some((id) => !statuses.get(id)?.isActive)) throw discussionError('discussion.statusUnknown');
}

/** Internal ones are for staff alone. */
export async function visibleStatuses(ctx: RequestContext): Promise<DiscussionStatus[]> {
  const statuses = await discussionStatuses(ctx);
  return [...statuses.values()].filter(
    (each) => each.isActive && (!each.isInternal || ctx.can('staff.allow')),
  );
}

export async function requireStatus(ctx: RequestContext, statusID: number): Promise<DiscussionStatus> {
  const status = (await visibleStatuses(ctx)).find((each) => each.statusID === statusID);
  if (!status) throw notFound('Status');
  return status;
}
