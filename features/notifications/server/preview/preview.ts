// What last week would have sent, counted by the rules that send: the first reason for which a member wants to hear of it
// fills a channel, and no later one does again.
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { PreferencePreview } from '../../preview.contract.ts';
import { wantsNoMail } from '../mail/wants-mail.ts';
import { kindsOf, type NotificationKind, notificationKinds } from '../notification-kinds.ts';
import {
  type Channels,
  type Chosen as ChosenChannels,
  notificationPreferences,
} from '../notification-preferences.ts';
import { notificationRecords, type RecordFacts } from '../notification-records.ts';
import { findOwn } from '../preferences/preference.actions.ts';
import { mayHaveMails, offeredTo } from '../preferences/preference.policy.ts';
import { siteDefaultOf } from '../preferences/site-defaults.ts';
import { type Choice, type Reached, reachedSince } from './preview.queries.ts';

const WEEK = 7 * 86_400_000;
const SHOWN_MAILS = 10;

interface Chosen {
  reached: Reached;
  /** The first reason of all, whether it is wanted or not. */
  first: NotificationKind;
  popup: NotificationKind | undefined;
  email: NotificationKind | undefined;
}

export async function previewOf(ctx: RequestContext): Promise<PreferencePreview> {
  const since = new Date(ctx.now.getTime() - WEEK);
  const [{ reached, isPartial }, own] = await Promise.all([
    reachedSince(ctx, since),
    findOwn(ctx.db, ctx.viewer.userID),
  ]);
  const wants = wantsOf(ctx, own);
  const chosen = reached.flatMap((each) => choose(ctx, each, wants));
  return {
    dateFrom: since.toISOString().replace(/\.\d+Z$/, '+00:00'),
    isPartial,
    countAll: chosen.length,
    countPopup: chosen.filter(({ popup }) => popup).length,
    countEmail: chosen.filter(({ email }) => email).length,
    kinds: countedByKind(ctx, chosen),
    mails: await newestMails(ctx, chosen),
  };
}

type Wants = (kind: NotificationKind, choice: Choice) => Channels;

function wantsOf(ctx: RequestContext, own: ReadonlyMap<string, ChosenChannels>): Wants {
  const member = { userID: ctx.viewer.userID, permissions: ctx.viewer.permissions };
  const hasMails = mayHaveMails(ctx, member) && !wantsNoMail(own);
  const offered = new Map(offeredTo(ctx, member).map((preference) => [preference.name, preference]));
  return ({ preference: name }, choice) => {
    const preference = name === null ? undefined : offered.get(name);
    if (name !== null && !preference) return { popup: false, email: false };
    const usual = preference ? siteDefaultOf(ctx, preference) : { popup: false, email: false };
    const set = name === null ? undefined : own.get(name);
    return {
      popup: choice.popup ?? set?.popup ?? usual.popup,
      email: hasMails && (choice.email ?? set?.email ?? usual.email),
    };
  };
}

function choose(ctx: RequestContext, reached: Reached, wants: Wants): Chosen[] {
  const kinds = kindsOf(notificationKinds.of(ctx), {
    recordType: reached.recordType,
    occasion: 'posted',
  }).filter(({ activityType }) => reached.choices[activityType] !== undefined);
  const [first] = kinds;
  const firstOf = (channel: keyof Channels) =>
    kinds.find((kind) => wants(kind, reached.choices[kind.activityType] ?? {})[channel]);
  return first ? [{ reached, first, popup: firstOf('popup'), email: firstOf('email') }] : [];
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
      countPopup: each.filter(({ popup }) => popup).length,
      countEmail: each.filter(({ email }) => email).length,
    }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

async function newestMails(
  ctx: RequestContext,
  chosen: readonly Chosen[],
): Promise<PreferencePreview['mails']> {
  const mailed = chosen
    .filter(({ email }) => email)
    .sort((a, b) => b.reached.dateInserted.localeCompare(a.reached.dateInserted))
    .slice(0, SHOWN_MAILS);
  const facts = await factsOf(ctx, mailed);
  return mailed.flatMap(({ reached, email }) => {
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
