// How the community is doing: the last 30 days beside the 30 before.
import type { ResponseOf } from '../../../platform/contract/endpoint.ts';
import { withinTime } from '../../../platform/server/db/within-time.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { communityFigures, MOST_COUNTED } from '../../../platform/server/places/community-figures.ts';
import type { getFigures } from '../dashboard.contract.ts';

export type Figures = ResponseOf<(typeof getFigures)['spec']>;

const DAYS = 30;
const DAY_MS = 86_400_000;
const STATEMENT_MS = 2000;

/** Whole days, so that both periods have the same of them; today counts as one. */
export async function figuresOf(ctx: RequestContext): Promise<Figures> {
  const end = new Date(Math.floor(ctx.now.getTime() / DAY_MS + 1) * DAY_MS);
  const [middle, begin] = [1, 2].map((periods) => new Date(end.getTime() - periods * DAYS * DAY_MS)) as [
    Date,
    Date,
  ];
  const figures: Figures['figures'] = [];
  for (const { id, name, count, isWhole } of communityFigures
    .of(ctx)
    .toSorted((a, b) => a.position - b.position)) {
    const counted = await withinTime(ctx.site.database, STATEMENT_MS, async (db) => ({
      now: await count(db, middle, end),
      before: await count(db, begin, middle),
    })).catch((error: Error) => {
      ctx.site.log.warn({ err: error, figure: id, requestID: ctx.requestID }, 'a figure cannot be counted');
      return undefined;
    });
    const atMost = (value: number) => ({
      value: isWhole ? value : Math.min(value, MOST_COUNTED),
      isMore: !isWhole && value > MOST_COUNTED,
    });
    figures.push({
      id,
      name: ctx.translator.t(name),
      now: counted ? atMost(counted.now) : null,
      before: counted ? atMost(counted.before) : null,
    });
  }
  return { days: DAYS, figures };
}
