// What can be set, as a JSON schema that forms are drawn by.
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { type GroupSchema, type PreferencesSchema, preferenceGroup } from '../../preferences.contract.ts';
import { mailChannel } from '../mail/mail.channel.ts';
import { channelsFor, type NotificationChannel } from '../notification-channels.ts';
import { type NotificationPreference, preferencesOfSite } from '../notification-preferences.ts';
import { type Member, offeredTo } from './preference.policy.ts';
import { siteDefaultOf } from './site-defaults.ts';

/** Without a member: of the site, with everything that is declared. */
export function schemaOf(ctx: RequestContext, member: Member | undefined): PreferencesSchema {
  const offered = member ? offeredTo(ctx, member) : preferencesOfSite(ctx);
  const channels = channelsFor(ctx, member ?? ctx.viewer);
  const groupOf = (group: NotificationPreference['group']): GroupSchema | undefined => {
    const ofGroup = offered.filter((preference) => preference.group === group);
    if (ofGroup.length === 0) return undefined;
    const properties = Object.fromEntries(
      ofGroup.map((each) => [each.name, propertyOf(ctx, each, { channels, isOfSite: !member })]),
    );
    return { type: 'object', title: titleOf(ctx, group), properties };
  };
  const groups = preferenceGroup.options.flatMap((group) => {
    const schema = groupOf(group);
    return schema ? [[group, schema] as const] : [];
  });
  const hasMails = channels.some(({ name }) => name === mailChannel.name);
  const emailDigest = hasMails ? groupOf('emailDigest') : undefined;
  return {
    type: 'object',
    properties: {
      notifications: { type: 'object', properties: Object.fromEntries(groups) },
      ...(emailDigest && { emailDigest }),
    },
  };
}

function propertyOf(
  ctx: RequestContext,
  preference: NotificationPreference,
  { channels, isOfSite }: { channels: readonly NotificationChannel[]; isOfSite: boolean },
): GroupSchema['properties'][string] {
  const { t } = ctx.translator;
  const usual = siteDefaultOf(ctx, preference);
  const channel = (isOn = false, title?: string) => ({
    type: 'boolean' as const,
    default: isOn,
    ...(title && { title }),
  });
  const offered = channels.filter(({ name }) => !preference.isOwnMail || name === mailChannel.name);
  return {
    type: 'object',
    title: preference.label(t),
    ...(preference.hint && { description: preference.hint(t) }),
    properties: {
      ...(!preference.isOwnMail && { popup: channel(usual.popup, t('Site')) }),
      ...Object.fromEntries(offered.map(({ name, label }) => [name, channel(usual[name], label(t))])),
      ...(isOfSite && { disabled: channel(false, t('Nobody')) }),
    },
  };
}

function titleOf(ctx: RequestContext, group: NotificationPreference['group']): string {
  const { t } = ctx.translator;
  const titles: Record<NotificationPreference['group'], string> = {
    followedCategories: t('Followed categories'),
    followedPosts: t('Followed posts'),
    myAccount: t('My account'),
    communityTasks: t('Community tasks'),
    miscellaneous: t('Miscellaneous'),
    emailDigest: t('Digest by mail'),
  };
  return titles[group];
}
