// The statuses a discussion can have, read once.
import { notFound } from '../../../../platform/contract/errors.ts';
import type { Snapshot } from '../../../../platform/server/cache/snapshots.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { SmartIDResolver } from '../../../../platform/server/http/input/smart-id.ts';
import type { Site } from '../../../../platform/server/site/site.ts';
import type { DiscussionStatus, StatusFragment } from '../../discussion-statuses.contract.ts';
import { discussionError } from '../../discussions.contract.ts';

export const RESOLVED = 8;
export const UNRESOLVED = 7;

/** Invalidated when a status is added, changed or deleted. */
export const STATUSES_TAG = 'statuses';

interface StatusRow {
  status_id: number;
  name: string;
  state: 'open' | 'closed';
  record_subtype: string;
  is_internal: boolean;
  is_default: boolean;
  is_system: boolean;
  is_active: boolean;
  insert_user_id: number | null;
  update_user_id: number | null;
  date_inserted: string;
  date_updated: string | null;
}

type Statuses = ReadonlyMap<number, DiscussionStatus>;

const statusesSnapshot: Snapshot<Statuses, Site> = {
  name: 'discussion-statuses',
  tags: [STATUSES_TAG],
  load: async ({ database }) => {
    const rows = await database.rows<StatusRow>(sql`
      select status_id, name, state, record_subtype, is_internal, is_default, is_system, is_active, insert_user_id,
        update_user_id, date_inserted, date_updated
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
    dateInserted: row.date_inserted,
    dateUpdated: row.date_updated,
    insertUserID: row.insert_user_id,
    updateUserID: row.update_user_id,
  };
}

export function discussionStatuses(ctx: RequestContext): Promise<Statuses> {
  return ctx.snapshot(statusesSnapshot);
}

export function statusFragment(statuses: Statuses, statusID: number): StatusFragment | undefined {
  const status = statuses.get(statusID);
  if (!status) return undefined;
  const { name, recordType, recordSubtype, state } = status;
  return { statusID, name, recordType, recordSubtype, state };
}

/** The status that new discussions of a type begin with, where the community has chosen one. */
export async function defaultStatusID(ctx: RequestContext, type: string, fallback: number): Promise<number> {
  const statuses = await discussionStatuses(ctx);
  const chosen = [...statuses.values()].find(
    (each) => each.isDefault && each.isActive && !each.isInternal && each.recordSubtype === type,
  );
  return chosen?.statusID ?? fallback;
}

export async function requireActiveStatuses(ctx: RequestContext, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const visible = new Set((await visibleStatuses(ctx)).map((each) => each.statusID));
  if (ids.some((id) => !visible.has(id))) throw discussionError('discussion.statusUnknown');
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

/** `$name:Accepted`. */
export const statusSmartID: SmartIDResolver = {
  record: 'status',
  recordName: 'Status',
  resolve: async (ctx, column, value) => {
    if (column !== 'name') return undefined;
    const named = (await visibleStatuses(ctx)).filter(
      (each) => each.name.toLowerCase() === value.toLowerCase(),
    );
    return named.map((each) => each.statusID);
  },
};
