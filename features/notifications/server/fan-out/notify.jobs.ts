// Who is notified of an occasion is found by a job, some hundred people at a time. Each step commits who was notified
// together with the job of the next one: a process that is killed has it done again from there, and nobody hears of it twice.
import type { SiteJob } from '../../../../platform/server/feature/operations.ts';
import { makeContext, type RequestContext } from '../../../../platform/server/http/context.ts';
import { systemViewer } from '../../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../../platform/server/site/site.ts';
import { kindsOf, notificationKinds } from '../notification-kinds.ts';
import { notificationRecords, type RecordFacts } from '../notification-records.ts';
import { NOTIFY_JOB, type Occasion, storedOccasion } from '../occasion.ts';
import { eligibleAmong, groupsOf } from './eligible-receivers.ts';
import { type Concerned, type FoundOfKind, findReceivers, type Receiver } from './find-receivers.ts';
import { storeNotifications } from './store-notifications.ts';

/** How many receivers a step takes at most, whatever they are notified for. */
const BATCH = 500;
const DAYS_UNTIL_OLD = 7;

/** Where a step begins: behind this receiver of this kind. */
interface Position {
  activityType?: string;
  after?: number;
}

export const notifyJob: SiteJob = (site, payload) =>
  notifyPeople(site, payload as unknown as Occasion & Position);

/** A batch of them; the next one is a job. */
export async function notifyPeople(site: Site, occasion: Occasion & Position): Promise<void> {
  const ctx = await makeContext(site, systemViewer());
  const facts = await factsOf(ctx, occasion);
  if (!facts) return;
  const kinds = kindsOf(notificationKinds.of(ctx), occasion);
  const first = Math.max(
    kinds.findIndex((kind) => kind.activityType === occasion.activityType),
    0,
  );
  const found = await findReceivers(ctx, {
    facts,
    kinds: kinds.slice(first),
    after: occasion.after ?? 0,
    limit: BATCH,
  });
  await storeFound(ctx, occasion, facts, found);
}

async function factsOf(ctx: RequestContext, occasion: Occasion): Promise<RecordFacts | undefined> {
  const record = notificationRecords.of(ctx).find((each) => each.recordType === occasion.recordType);
  const [facts] = record ? await record.facts(ctx, [occasion.recordID]) : [];
  if (!facts || (occasion.isSeenAgain && isOld(facts, ctx.now))) return undefined;
  return facts;
}

function isOld({ dateInserted }: RecordFacts, now: Date): boolean {
  return now.getTime() - Date.parse(dateInserted) > DAYS_UNTIL_OLD * 86_400_000;
}

async function storeFound(
  ctx: RequestContext,
  occasion: Occasion,
  facts: RecordFacts,
  found: readonly FoundOfKind[],
): Promise<void> {
  const actorUserID = occasion.actorUserID ?? facts.insertUserID;
  const batch = {
    recordType: occasion.recordType,
    facts,
    occasion: storedOccasion(occasion),
    actorUserID,
  };
  const ofOthers = found.map(({ kind, receivers }) => ({
    kind,
    receivers: receivers.filter((receiver) => receiver.user_id !== actorUserID),
  }));
  const userIDs = new Set(ofOthers.flatMap(({ receivers }) => receivers.map((each) => each.user_id)));
  const last = found.at(-1);
  if (userIDs.size === 0 && !last?.more) return;
  await ctx.write(async (w) => {
    const eligible = await eligibleAmong(ctx, w.db, [...userIDs]);
    const served = new Map<number, Set<string>>();
    for (const turn of turnsOf(ofOthers)) {
      const unserved = turn.filter((each) => wantsMore(each, served.get(each.user_id)));
      for (const group of await groupsOf(ctx, eligible, unserved))
        for (const each of await storeNotifications(w, { ...batch, ...group }))
          served.set(each.user_id, new Set([...(served.get(each.user_id) ?? []), ...wantedBy(each)]));
    }
    if (last?.more)
      await w.enqueue(NOTIFY_JOB, { ...occasion, activityType: last.kind.activityType, ...last.more });
  });
}

/**
 * Nearly always one turn, whatever the reasons: whoever has a second one gets it in the second turn, when it is known what
 * the first one brought them.
 */
function turnsOf(found: readonly Pick<FoundOfKind, 'kind' | 'receivers'>[]): Concerned[][] {
  const turns: Concerned[][] = [];
  const reasons = new Map<number, number>();
  for (const { kind, receivers } of found)
    for (const receiver of receivers) {
      const turn = reasons.get(receiver.user_id) ?? 0;
      reasons.set(receiver.user_id, turn + 1);
      turns[turn] ??= [];
      turns[turn].push({ ...receiver, kind });
    }
  return turns;
}

/** For a further reason somebody is notified only by channels that they wanted for none before. */
const wantsMore = (receiver: Receiver, served?: ReadonlySet<string>): boolean =>
  wantedBy(receiver).some((channel) => !served?.has(channel));

const wantedBy = ({ wants }: Receiver): string[] => Object.keys(wants).filter((channel) => wants[channel]);
