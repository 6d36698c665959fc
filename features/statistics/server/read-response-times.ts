import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import {
  limitOfShare,
  type RequestKind,
  type ResponseTimesOfKind,
  requestKinds,
} from '../response-times.contract.ts';
import type { StatisticsQuery } from '../statistics.contract.ts';
import { responseTimes } from './count-response-times.ts';
import { daysAskedFor } from './days-asked-for.ts';

interface DayOfKind {
  day: string;
  kind: RequestKind;
  /** By the limit within which requests were answered. */
  limits: number[];
  requests: number[];
  failures: number;
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** A row for each day and kind with requests, the first day first. */
async function readDays(ctx: RequestContext, query: StatisticsQuery): Promise<DayOfKind[]> {
  const { from, to } = daysAskedFor(ctx.now, query);
  // What this process has not written yet; of others a quarter of a minute may be missing. It must not fail the page.
  await responseTimes(ctx.site)
    .flush()
    .catch((error: Error) => ctx.site.log.warn({ err: error }, 'response times could not be written'));
  return ctx.db.rows<DayOfKind>(sql`
    select day::text as day, kind, array_agg(up_to) as limits, array_agg(requests::float8) as requests,
      sum(failures)::float8 as failures
    from response_times where day >= ${from.toISOString().slice(0, 10)}::date
      and day <= ${to.toISOString().slice(0, 10)}::date
    group by day, kind order by day, kind`);
}

/** They belong to no category: where one is asked for, there are none. */
export async function responseTimesOf(
  ctx: RequestContext,
  query: StatisticsQuery,
): Promise<ResponseTimesOfKind[]> {
  if (query.categoryID !== undefined) return [];
  const days = await readDays(ctx, query);
  return requestKinds.map((kind) => {
    const ofKind = days.filter((day) => day.kind === kind);
    return {
      ...{ kind, title: titleOf(ctx, kind), ...timesOf(ofKind) },
      days: ofKind.map((day) => ({ day: day.day, ...timesOf([day]) })),
    };
  });
}

export async function responseTimeDaysOf(ctx: RequestContext, query: StatisticsQuery) {
  const kinds = await responseTimesOf(ctx, query);
  return kinds.flatMap(({ kind, title, days }) =>
    days.map(({ day, ...times }) => ({ day, kind, title, ...times })),
  );
}

function timesOf(days: readonly DayOfKind[]) {
  const counts = new Map<number, number>();
  for (const { limits, requests } of days)
    limits.forEach((limit, at) => {
      counts.set(limit, (counts.get(limit) ?? 0) + (requests[at] ?? 0));
    });
  return {
    requests: sum([...counts.values()]),
    failures: sum(days.map(({ failures }) => failures)),
    p50: limitOfShare(counts, 0.5),
    p95: limitOfShare(counts, 0.95),
  };
}

function titleOf({ translator: { t } }: RequestContext, kind: RequestKind): string {
  if (kind === 'page') return t('Pages');
  return kind === 'api' ? t('API') : t('Search');
}
