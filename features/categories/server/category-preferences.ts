// Notification preferences of a member for a category: of its posts and comments by each channel, and the digest.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { digestConfig } from '../../digest/server/digest.config.ts';
import { channelsFor } from '../../notifications/server/notification-channels.ts';
import type { CategoryPreferences } from '../categories.contract.ts';
import { categoryConfig } from './category.config.ts';
import type { FollowRow } from './category.queries.ts';

export const PREFERENCE_COLUMNS = {
  'preferences.popup.posts': 'wants_popup_posts',
  'preferences.email.posts': 'wants_email_posts',
  'preferences.push.posts': 'wants_push_posts',
  'preferences.popup.comments': 'wants_popup_comments',
  'preferences.email.comments': 'wants_email_comments',
  'preferences.push.comments': 'wants_push_comments',
  'preferences.email.digest': 'wants_email_digest',
} as const satisfies Record<string, keyof FollowRow>;
export type PreferenceName = keyof typeof PREFERENCE_COLUMNS;
export const PREFERENCE_NAMES = Object.keys(PREFERENCE_COLUMNS) as PreferenceName[];
export type Preferences = Record<PreferenceName, boolean>;

export const NO_PREFERENCES = Object.fromEntries(
  PREFERENCE_NAMES.map((name) => [name, false]),
) as Preferences;

export function preferencesOf(row: FollowRow | undefined): Preferences {
  if (!row) return NO_PREFERENCES;
  return Object.fromEntries(
    PREFERENCE_NAMES.map((name) => [name, row[PREFERENCE_COLUMNS[name]]]),
  ) as Preferences;
}

export function presentPreferences(ctx: RequestContext, row: FollowRow | undefined): CategoryPreferences {
  const {
    'preferences.email.digest': digest,
    'preferences.push.posts': pushedPosts,
    'preferences.push.comments': pushedComments,
    ...preferences
  } = preferencesOf(row);
  return {
    'preferences.followed': row !== undefined,
    ...preferences,
    ...(hasPushes(ctx) && {
      'preferences.push.posts': pushedPosts,
      'preferences.push.comments': pushedComments,
    }),
    ...(ctx.setting(digestConfig.enabled) && { 'preferences.email.digest': digest }),
  };
}

function hasPushes(ctx: RequestContext): boolean {
  return channelsFor(ctx, ctx.viewer).some(({ name }) => name === 'push');
}

/** What the viewer can choose of a category, as columns of a table. */
export function categoryChannels(ctx: RequestContext): { name: string; title: string }[] {
  const { t } = ctx.translator;
  const others = channelsFor(ctx, ctx.viewer).filter(
    ({ name }) => `preferences.${name}.posts` in PREFERENCE_COLUMNS,
  );
  return [
    { name: 'popup', title: t('Site') },
    ...others.map(({ name, label }) => ({ name, title: label(t) })),
  ];
}

/** With what somebody begins. Mails only for those who may have them. */
export function defaultPreferences(ctx: Pick<RequestContext, 'setting'>, mayHaveMails: boolean): Preferences {
  const set = ctx.setting(categoryConfig.followDefaults);
  const given = typeof set === 'string' ? readJson(set) : set;
  const wanted = (name: PreferenceName) => given[name] === true && (mayHaveMails || !isMail(name));
  return Object.fromEntries(PREFERENCE_NAMES.map((name) => [name, wanted(name)])) as Preferences;
}

export function isMail(name: string): boolean {
  return name.startsWith('preferences.email.');
}

function readJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // What an administrator mistyped must not keep anybody from following; nothing is preset then.
    return {};
  }
}
