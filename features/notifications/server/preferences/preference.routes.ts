import { isTimeZone } from '../../../../platform/contract/time-zone.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { route } from '../../../../platform/server/http/route.ts';
import * as contract from '../../preferences.contract.ts';
import { notificationChannels } from '../notification-channels.ts';
import { ALL_MAIL, preferencesOfSite } from '../notification-preferences.ts';
import { changeDefaults, changePreferences, type Wanted } from './preference.actions.ts';
import {
  type Member,
  mayHaveMails,
  offeredTo,
  requireChangeable,
  requireMember,
} from './preference.policy.ts';
import { preferencesOf } from './preference.present.ts';
import { schemaOf } from './preference.schema.ts';
import { siteDefaultOf } from './site-defaults.ts';

function defaultsOf(ctx: RequestContext): contract.DefaultPreferences {
  return Object.fromEntries(
    preferencesOfSite(ctx).map((preference) => [preference.name, siteDefaultOf(ctx, preference)]),
  );
}

function channelNames(ctx: RequestContext): string[] {
  return ['popup', ...notificationChannels.of(ctx).map(({ name }) => name)];
}

/** What nobody knows is ignored. */
function among(known: readonly string[], channels: Record<string, boolean>): Record<string, boolean> {
  return Object.fromEntries(Object.entries(channels).filter(([name]) => known.includes(name)));
}

function wantedOf(ctx: RequestContext, member: Member, given: contract.MemberPreferences): Wanted {
  const offered = new Set([...offeredTo(ctx, member).map(({ name }) => name), ALL_MAIL]);
  const known = channelNames(ctx);
  const wanted = Object.entries(given).flatMap(([name, channels]) =>
    offered.has(name) && typeof channels === 'object' ? [[name, among(known, channels)] as const] : [],
  );
  if (!mayHaveMails(ctx, member) && wanted.some(([, { email }]) => email === true))
    throw contract.preferenceError('preference.noMail', { permissions: ['email.view'] });
  return new Map(wanted);
}

function spokenLocale(
  ctx: RequestContext,
  { NotificationLanguage: wanted }: contract.MemberPreferences,
): string | undefined {
  if (typeof wanted !== 'string') return undefined;
  const spoken = ctx.site.languages.available(ctx.config);
  const found = spoken.find((each) => each.toLowerCase() === wanted.toLowerCase());
  if (!found) throw contract.preferenceError('preference.localeUnknown');
  return found;
}

function knownTimeZone({ NotificationTimeZone: wanted }: contract.MemberPreferences): string | undefined {
  if (typeof wanted !== 'string') return undefined;
  if (!isTimeZone(wanted)) throw contract.preferenceError('preference.timeZoneUnknown');
  return wanted;
}

export const preferenceRoutes = [
  route(contract.getPreferencesSchema, async (ctx, { query }) => {
    const isOfSite = query.schemaType === 'defaults';
    if (isOfSite) ctx.require('site.manage');
    const member = await requireMember(ctx, query.userID);
    return schemaOf(ctx, isOfSite ? undefined : member);
  }),
  route(contract.getDefaultPreferences, async (ctx) => defaultsOf(ctx)),
  route(contract.patchDefaultPreferences, async (ctx, { body }) => {
    const known = new Set(preferencesOfSite(ctx).map(({ name }) => name));
    const names = [...channelNames(ctx), 'disabled'];
    const changed = Object.fromEntries(
      Object.entries(body).flatMap(([name, channels]) =>
        known.has(name) ? [[name, among(names, channels)] as const] : [],
      ),
    );
    await changeDefaults(ctx, changed);
    const stored = defaultsOf(ctx);
    for (const [name, channels] of Object.entries(changed)) stored[name] = { ...stored[name], ...channels };
    return stored;
  }),
  route(contract.getMemberPreferences, async (ctx, { params }) =>
    preferencesOf(ctx, await requireMember(ctx, params.userID)),
  ),
  route(contract.patchMemberPreferences, async (ctx, { params, body }) => {
    const member = await requireChangeable(ctx, params.userID);
    await changePreferences(ctx, member.userID, {
      wanted: wantedOf(ctx, member, body),
      locale: spokenLocale(ctx, body),
      timeZone: knownTimeZone(body),
    });
    return preferencesOf(ctx, member);
  }),
];
