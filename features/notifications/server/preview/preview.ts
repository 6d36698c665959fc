// What last week would have sent, counted by the rules that send: the first reason for which a member wants to hear of it
// fills a channel, and no later one does again.
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { PreferencePreview } from '../../preview.contract.ts';
import { isWantedBy } from '../delivery/wants-now.ts';
import { channelsFor } from '../notification-channels.ts';
import { kindsOf, type NotificationKind, notificationKinds } from '../notification-kinds.ts';
import { type Chosen as ChosenChannels, notificationPreferences } from '../notification-preferences.ts';
import { notificationRecords, type RecordFacts } from '../notification-records.ts';
import { findOwn } from '../preferences/preference.actions.ts';
import { type Reached, reachedSince } from './preview.queries.ts';

const WEEK = 7 * 86_400_000;
const SHOWN_MAILS = 10;

interface Chosen {
  reached: Reached;
  /** The first reason of all, whether it is wanted or not. */
  first: NotificationKind;
  /** By channel: the first reason for which it would have come by it. */
  by: Readonly<Partial<Record<string, NotificationKind>>>;
}

export async function previewOf(ctx: RequestContext): Promise<PreferencePreview> {
  const since = new Date(ctx.now.getTime() - WEEK);
  const [{ reached, isPartial }, own] = await Promise.all([
    reachedSince(ctx, since),
    findOwn(ctx.db, ctx.viewer.userID),
  ]);
  const channels = ['popup', ...(await channelsThatReach(ctx))];
  const chosen = reached.flatMap((each) => choose(ctx, each, { channels, own }));
  return {
    dateFrom: since.toISOString().replace(/\.\d+Z$/, '+00:00'),
    isPartial,
    countAll: chosen.length,
    ...countedBy(chosen),
    kinds: countedByKind(ctx, chosen),
    mails: await newestMails(ctx, chosen),
  };
}

/** Beside the site: those that the viewer is offered, and that have a way to them. */
async function channelsThatReach(ctx: RequestContext): Promise<string[]> {
  const { userID } = ctx.viewer;
  const reaching = await Promise.all(
    channelsFor(ctx, ctx.viewer).map(async ({ name, reached }) => ({
      name,
      isReached: (await ctx.db.rows(reached(ctx, [userID]))).length > 0,
    })),
  );
  return reaching.filter(({ isReached }) => isReached).map(({ name }) => name);
}

interface Preferences {
  channels: readonly string[];
  /** What the viewer set themselves. */
  own: ReadonlyMap<string, ChosenChannels>;
}

function choose(ctx: RequestContext, reached: Reached, { channels, own }: Preferences): Chosen[] {
  const kinds = kindsOf(notificationKinds.of(ctx), {
    recordType: reached.recordType,
    occasion: 'posted',
  }).filter(({ activityType }) => reached.choices[activityType] !== undefined);
  const [first] = kinds;
  if (!first) return [];
  const wants = (kind: NotificationKind, channel: string) =>
    isWantedBy(ctx, { kind, own, exception: reached.choices[kind.activityType] }, channel);
  const by = channels.map((channel) => [channel, kinds.find((kind) => wants(kind, channel))] as const);
  return [{ reached, first, by: Object.fromEntries(by) }];
}

function countedBy(chosen: readonly Chosen[]) {
  const count = (channel: string) => chosen.filter(({ by }) => by[channel]).length;
  return { countPopup: count('popup'), countEmail: count('email'), countPush: count('push') };
}

function countedByKind(ctx: RequestContext, chosen: readonly Chosen[]): PreferencePreview['kinds'] {
  const { t } = ctx.translator;
  const preferences = new Map(notificationPreferences.of(ctx).map((each) => [each.name, each]));
  const nameOf = ({ preference }: NotificationKind) =>
    (preference !== null && preferences.get(preference)?.label(t)) || t('New in categories I follow');
  const groups = Map.groupBy(chosen, ({ first }) => nameOf(first));
  return [...groups]
    .map(([name, each]) => ({
      activityType: each[0]?.first.activityType ?? '',
      name,
      count: each.length,
      ...countedBy(each),
    }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

async function newestMails(
  ctx: RequestContext,
  chosen: readonly Chosen[],
): Promise<PreferencePreview['mails']> {
  const mailed = chosen
    .filter(({ by }) => by.email)
    .sort((a, b) => b.reached.dateInserted.localeCompare(a.reached.dateInserted))
    .slice(0, SHOWN_MAILS);
  const facts = await factsOf(ctx, mailed);
  return mailed.flatMap(({ reached, by: { email } }) => {
    const known = facts.get(`${reached.recordType} ${reached.recordID}`);
    if (!known || !email) return [];
    const { name, path, dateInserted } = known;
    return [{ name, url: ctx.url(path), reason: email.mailReason(ctx.translator.t), dateInserted }];
  });
}

async function factsOf(ctx: RequestContext, mailed: readonly Chosen[]): Promise<Map<string, RecordFacts>> {
  const found = await Promise.all(
    notificationRecords.of(ctx).map(async ({ recordType, facts }) => {
      const ids = mailed.flatMap(({ reached }) =>
        reached.recordType === recordType ? [reached.recordID] : [],
      );
      const known = ids.length > 0 ? await facts(ctx, ids) : [];
      return known.map((each) => [`${recordType} ${each.recordID}`, each] as const);
    }),
  );
  return new Map(found.flat());
}
