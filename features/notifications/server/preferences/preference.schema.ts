// What can be set, as a JSON schema that forms are drawn by.
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import {
  type GroupSchema,
  type PreferenceGroup,
  type PreferencesSchema,
  preferenceGroup,
} from '../../preferences.contract.ts';
import { notificationConfig } from '../notification.config.ts';
import { type NotificationPreference, notificationPreferences } from '../notification-preferences.ts';
import { type Member, mayHaveMails, offeredTo } from './preference.policy.ts';
import { siteDefaultOf } from './site-defaults.ts';

/** Without a member: of the site, with everything that is declared. */
export function schemaOf(ctx: RequestContext, member: Member | undefined): PreferencesSchema {
  const offered = member ? offeredTo(ctx, member) : notificationPreferences.of(ctx);
  const hasMails = member ? mayHaveMails(ctx, member) : !ctx.setting(notificationConfig.mailsDisabled);
  const groups = preferenceGroup.options.flatMap((group) => {
    const ofGroup = offered.filter((preference) => preference.group === group);
    if (ofGroup.length === 0) return [];
    const properties = Object.fromEntries(
      ofGroup.map((each) => [each.name, propertyOf(ctx, each, { hasMails, isOfSite: !member })]),
    );
    return [[group, { type: 'object', title: titleOf(ctx, group), properties }] as const];
  });
  return {
    type: 'object',
    properties: { notifications: { type: 'object', properties: Object.fromEntries(groups) } },
  };
}

function propertyOf(
  ctx: RequestContext,
  preference: NotificationPreference,
  { hasMails, isOfSite }: { hasMails: boolean; isOfSite: boolean },
): GroupSchema['properties'][string] {
  const { t } = ctx.translator;
  const usual = siteDefaultOf(ctx, preference);
  const channel = (isOn: boolean) => ({ type: 'boolean' as const, default: isOn });
  return {
    type: 'object',
    title: preference.label(t),
    ...(preference.hint && { description: preference.hint(t) }),
    properties: {
      popup: channel(usual.popup),
      ...(hasMails && { email: channel(usual.email) }),
      ...(isOfSite && { disabled: channel(false) }),
    },
  };
}

function titleOf(ctx: RequestContext, group: PreferenceGroup): string {
  const { t } = ctx.translator;
  const titles: Record<PreferenceGroup, string> = {
    followedCategories: t('Followed categories'),
    followedPosts: t('Followed posts'),
    myAccount: t('My account'),
    communityTasks: t('Community tasks'),
    miscellaneous: t('Miscellaneous'),
  };
  return titles[group];
}
