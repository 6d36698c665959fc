import { chainHead } from '../../../platform/server/audit-log/chain-audit-log.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { findUserIDsByNames } from '../../users/server/user.by-name.ts';
import { nameOrder } from '../../users/server/user.order.ts';
import { nameKey } from '../../users/server/user-name.ts';
import { explainedTypes } from '../../why/server/explanations.ts';
import { whyPath } from '../../why/why.address.ts';
import type { AuditLogFilters } from '../audit-log.contract.ts';
import type { AuditLogPageProps } from '../audit-log.states.ts';
import { type EntryRow, entryConditions, findEntries } from './entry.list.ts';
import { namesInFields } from './entry.names.ts';
import { actsByName, presentEntries } from './entry.present.ts';
import { isNewestOfRun, runsOf } from './entry.runs.ts';

const PAGE_SIZE = 30;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 100) : '');

export const auditLogWidgets = [
  widget({
    id: 'audit-log.page',
    component: 'AuditLogPage',
    name: 'Audit log',
    views: [],
    hydrate: async (ctx, { params }) => {
      if (!ctx.can(['site.manage', 'community.moderate', 'posts.moderate'])) return null;
      const filters = {
        act: textOf(params.act),
        actor: textOf(params.actor),
        record: textOf(params.record),
        run: textOf(params.run),
      };
      const before = Number(textOf(params.before)) || undefined;
      const conditions = sql.and([
        await entryConditions(ctx, await wanted(ctx, filters, before)),
        filters.run === '' && filters.record === '' && (await isNewestOfRun(ctx)),
      ]);
      const rows = await findEntries(ctx.db, conditions, { limit: PAGE_SIZE + 1 });
      const shown = rows.slice(0, PAGE_SIZE);
      const olderThan = rows.length > PAGE_SIZE ? shown.at(-1)?.audit_log_id : undefined;
      return {
        entries: await presentEntries(ctx, shown),
        acts: [...actsByName(ctx).values()],
        filters,
        runs: await runsOf(ctx, shown),
        ...(olderThan !== undefined && { olderThan }),
        whyUrls: whyUrlsOf(ctx, shown),
        names: await namesInFields(ctx, shown),
        isFirst: before === undefined,
        ...(ctx.can('site.manage') && { chain: await chainOf(ctx) }),
        mayExport: ctx.can('site.manage'),
      } satisfies AuditLogPageProps;
    },
  }),
];

/** Of entries on what can be asked about. */
function whyUrlsOf(ctx: RequestContext, rows: readonly EntryRow[]): Record<number, string> {
  const types = explainedTypes(ctx);
  return Object.fromEntries(
    rows.flatMap(({ audit_log_id: auditLogID, record_type: type, record_id: recordID }) =>
      recordID && types.includes(type) ? [[auditLogID, whyPath(type, recordID)] as const] : [],
    ),
  );
}

/** `record` is `discussion:12`. */
async function wanted(
  ctx: RequestContext,
  { act, actor, record, run }: AuditLogPageProps['filters'],
  before: number | undefined,
): Promise<AuditLogFilters> {
  const [recordType = '', recordID = ''] = record.split(':');
  const isID = /^\d{1,9}$/.test(recordID);
  return {
    eventType: act === '' ? [] : [act],
    ...(before && Number.isSafeInteger(before) && { auditLogID: `<${before}` }),
    ...(actor !== '' && { insertUserID: String((await userNamed(ctx, actor)) ?? -1_000_000) }),
    ...(recordType !== '' && { recordType }),
    ...(UUID.test(run) && { runID: run }),
    ...(isID && { recordID: Number(recordID) }),
  };
}

async function userNamed(ctx: RequestContext, name: string): Promise<number | undefined> {
  const wantedName = {
    key: nameKey(name),
    isPrefix: false,
    order: nameOrder(ctx, 'name'),
    page: 1,
    limit: 1,
  };
  const [id] = await findUserIDsByNames(ctx.db, wantedName);
  return id;
}

async function chainOf({ db }: RequestContext): Promise<NonNullable<AuditLogPageProps['chain']>> {
  const { position, hash } = await chainHead(db);
  return { length: position, head: hash.toString('hex') };
}
