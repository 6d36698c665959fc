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
import { type Notified, notifiedSince, type Reached, reachedSince } from './preview.queries.ts';

const WEEK = 7 * 86_400_000;
const SHOWN_MAILS = 10;

interface Counted {
  count: number;
  /** The first reason of all, whether it is wanted or not. */
  first: NotificationKind;
  /** By channel: the first reason for which it would have come by it. */
  by: Readonly<Partial<Record<string, NotificationKind>>>;
}

interface Chosen extends Counted {
  reached: Reached;
}

export async function previewOf(ctx: RequestContext): Promise<PreferencePreview> {
  const since = new Date(ctx.now.getTime() - WEEK);
  const [posts, others, own] = await Promise.all([
    reachedSince(ctx, since),
    notifiedSince(ctx, since),
    findOwn(ctx.db, ctx.viewer.userID),
  ]);
  const channels = ['popup', ...(await channelsThatReach(ctx))];
  const preferences = { channels, own };
  const chosen = posts.reached.flatMap((each) => choose(ctx, each, preferences));
  const counted = [...chosen, ...others.notified.flatMap((each) => chooseNotified(ctx, each, preferences))];
  return {
    dateFrom: since.toISOString().replace(/\.\d+Z$/, '+00:00'),
    isPartial: posts.isPartial || others.isPartial,
    countAll: sumOf(counted),
    ...countedBy(counted),
    kinds: countedByKind(ctx, counted),
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
  return [{ reached, count: 1, first, by: Object.fromEntries(by) }];
}

function chooseNotified(
  ctx: RequestContext,
  { activityType, count }: Notified,
  { channels, own }: Preferences,
): Counted[] {
  const first = notificationKinds.of(ctx).find((kind) => kind.activityType === activityType);
  if (!first) return [];
  const wanted = channels.filter((channel) =>
    isWantedBy(ctx, { kind: first, own, exception: undefined }, channel),
  );
  return [{ count, first, by: Object.fromEntries(wanted.map((channel) => [channel, first])) }];
}

function sumOf(counted: readonly Counted[]): number {
  return counted.reduce((sum, { count }) => sum + count, 0);
}

function countedBy(counted: readonly Counted[]) {
  const count = (channel: string) => sumOf(counted.filter(({ by }) => by[channel]));
  return { countPopup: count('popup'), countEmail: count('email'), countPush: count('push') };
}

function countedByKind(ctx: RequestContext, counted: readonly Counted[]): PreferencePreview['kinds'] {
  const { t } = ctx.translator;
  const names = new Map(notificationPreferences.of(ctx).map(({ name, label }) => [name, label(t)]));
  // What is followed in categories has no preference of its own.
  const nameOf = (preference: string | null) =>
    names.get(preference ?? '') ?? t('New in categories I follow');
  const preferenceOf = ({ first: { preference } }: Counted) =>
    preference !== null && names.has(preference) ? preference : null;
  return [...Map.groupBy(counted, preferenceOf)]
    .map(([preference, each]) => ({
      activityType: each[0]?.first.activityType ?? '',
      preference,
      name: nameOf(preference),
      count: sumOf(each),
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
