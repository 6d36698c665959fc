// Everything that may need somebody, asked at once. One that fails or takes too long says so, and takes nothing with it.
import { setTimeout as sleep } from 'node:timers/promises';
import type { ResponseOf } from '../../../platform/contract/endpoint.ts';
import { withinTime } from '../../../platform/server/db/within-time.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import {
  type AttentionItem,
  attentionItems,
  attentionSeverities,
} from '../../../platform/server/places/attention-items.ts';
import type { getAttention } from '../dashboard.contract.ts';

export type Attentions = ResponseOf<(typeof getAttention)['spec']>;
type Shown = Attentions['items'][number];

const STATEMENT_MS = 1000;
/** With waiting for a connection. */
const DEADLINE_MS = 3000;
const AT_ONCE = 3;

export async function attentionsOf(ctx: RequestContext): Promise<Attentions> {
  const waiting = attentionItems.of(ctx).filter(({ permission }) => ctx.can(permission));
  const shown: (Shown & { position: number })[] = [];
  const askNext = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) {
      const found = await ask(ctx, item);
      if (found) shown.push({ ...found, position: item.position });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askNext));
  const rank = ({ severity }: Shown) => attentionSeverities.indexOf(severity);
  const items = shown
    .toSorted((a, b) => rank(a) - rank(b) || a.position - b.position)
    .map(({ position: _, ...item }) => item);
  return { dateChecked: ctx.now.toISOString(), items };
}

async function ask(ctx: RequestContext, item: AttentionItem): Promise<Shown | undefined> {
  const { id, name, icon, link } = item;
  const { t } = ctx.translator;
  const place = { id, icon, url: link?.url ?? null, linkName: link ? t(link.name) : null };
  try {
    const found = await inTime(
      withinTime(ctx.site.database, STATEMENT_MS, (db) => item.check(ctx, db).then(box)),
    );
    if (!found.value) return undefined;
    const { severity, title, text = '', since = null } = found.value;
    return { ...place, severity, title, text, since };
  } catch (error) {
    ctx.site.log.warn(
      { err: error, item: id, requestID: ctx.requestID },
      'what needs attention cannot be told',
    );
    const title = t('{name}: could not be checked.', { name: t(name) });
    return { ...place, severity: 'fault', title, text: '', since: null };
  }
}

/** What stopped says nothing; what has nothing to say says that. */
const box = <T>(value: T) => ({ value });

async function inTime<T>(answer: Promise<T | undefined>): Promise<T> {
  const stop = new AbortController();
  const late = sleep(DEADLINE_MS, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
  const found = await Promise.race([answer, late]).finally(() => stop.abort());
  if (found === undefined) throw new Error('It took too long.');
  return found;
}
