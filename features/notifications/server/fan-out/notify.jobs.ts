// Who is notified of an occasion is found by a job, some hundred people at a time. Each step commits who was notified
// together with the job of the next one: a process that is killed has it done again from there, and nobody hears of it twice.
import type { SiteJob } from '../../../../platform/server/feature/operations.ts';
import {
  makeContext,
  type RequestContext,
  type WriteContext,
} from '../../../../platform/server/http/context.ts';
import { systemViewer } from '../../../../platform/server/sessions/identify.ts';
import { kindsOf, type NotificationKind, notificationKinds } from '../notification-kinds.ts';
import { notificationRecords, type RecordFacts } from '../notification-records.ts';
import { NOTIFY_JOB, type Occasion } from '../notifies-of.ts';
import { type Receiver, receiversWhoMay } from './eligible-receivers.ts';
import { storeNotifications } from './store-notifications.ts';

/** How many receivers a step takes at most, whatever they are notified for. */
const BATCH = 500;
const DAYS_UNTIL_OLD = 7;

/** Where a step begins: behind this receiver of this kind. */
interface Position {
  activityType?: string;
  after?: number;
}

export const notifyJob: SiteJob = async (site, payload) => {
  const occasion = payload as unknown as Occasion & Position;
  const ctx = await makeContext(site, systemViewer());
  const facts = await factsOf(ctx, occasion);
  if (!facts) return;
  const kinds = kindsOf(notificationKinds.of(ctx), occasion);
  const first = Math.max(
    kinds.findIndex((kind) => kind.activityType === occasion.activityType),
    0,
  );
  await ctx.write(async (w) => {
    const next = await notifyBatch(ctx, w, { occasion, facts, kinds: kinds.slice(first) });
    if (next) await w.enqueue(NOTIFY_JOB, { ...occasion, ...next });
  });
};

async function factsOf(ctx: RequestContext, occasion: Occasion): Promise<RecordFacts | undefined> {
  const record = notificationRecords.of(ctx).find((each) => each.recordType === occasion.recordType);
  const [facts] = record ? await record.facts(ctx, [occasion.recordID]) : [];
  if (!facts || (occasion.isSeenAgain && isOld(facts, ctx.now))) return undefined;
  return facts;
}

function isOld({ dateInserted }: RecordFacts, now: Date): boolean {
  return now.getTime() - Date.parse(dateInserted) > DAYS_UNTIL_OLD * 86_400_000;
}

interface Step {
  occasion: Occasion & Position;
  facts: RecordFacts;
  /** The one that the step begins with, and those after it. */
  kinds: readonly NotificationKind[];
}

/** Kind by kind, until a batch is full; answers where the next step begins. */
async function notifyBatch(ctx: RequestContext, w: WriteContext, step: Step): Promise<Position | undefined> {
  let room = BATCH;
  for (const [at, kind] of step.kinds.entries()) {
    const after = at === 0 ? (step.occasion.after ?? 0) : 0;
    const found = await w.db.rows<Receiver>(await kind.receivers(step.facts, { after, limit: room }, ctx));
    await notifyReceivers(ctx, w, step, kind, found);
    if (found.length === room)
      return { activityType: kind.activityType, after: found.at(-1)?.user_id ?? after };
    room -= found.length;
  }
  return undefined;
}

async function notifyReceivers(
  ctx: RequestContext,
  w: WriteContext,
  { occasion, facts }: Step,
  kind: NotificationKind,
  found: readonly Receiver[],
): Promise<void> {
  const actorUserID = occasion.actorUserID ?? facts.insertUserID;
  const others = found.filter((receiver) => receiver.user_id !== actorUserID);
  for (const group of await receiversWhoMay(ctx, w.db, others))
    await storeNotifications(w, { kind, facts, actorUserID, ...group });
}
