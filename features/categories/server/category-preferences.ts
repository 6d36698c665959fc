// What a member wants to hear of a category: five wishes beside the following itself.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { digestConfig } from '../../digest/server/digest.config.ts';
import type { CategoryPreferences } from '../categories.contract.ts';
import { categoryConfig } from './category.config.ts';
import type { FollowRow } from './category.queries.ts';

export const WISHES = {
  'preferences.popup.posts': 'wants_popup_posts',
  'preferences.email.posts': 'wants_email_posts',
  'preferences.popup.comments': 'wants_popup_comments',
  'preferences.email.comments': 'wants_email_comments',
  'preferences.email.digest': 'wants_email_digest',
} as const satisfies Record<string, keyof FollowRow>;
export type Wish = keyof typeof WISHES;
export const WISH_NAMES = Object.keys(WISHES) as Wish[];
export type Wishes = Record<Wish, boolean>;

export const NO_WISHES = Object.fromEntries(WISH_NAMES.map((name) => [name, false])) as Wishes;

export function wishesOf(row: FollowRow | undefined): Wishes {
  if (!row) return NO_WISHES;
  return Object.fromEntries(WISH_NAMES.map((name) => [name, row[WISHES[name]]])) as Wishes;
}

export function presentPreferences(
  ctx: Pick<RequestContext, 'setting'>,
  row: FollowRow | undefined,
): CategoryPreferences {
  const { 'preferences.email.digest': digest, ...wishes } = wishesOf(row);
  return {
    'preferences.followed': row !== undefined,
    ...wishes,
    ...(ctx.setting(digestConfig.enabled) && { 'preferences.email.digest': digest }),
  };
}

/** With what somebody begins. Mails only for those who may have them. */
export function firstWishes(ctx: Pick<RequestContext, 'setting'>, mayHaveMails: boolean): Wishes {
  const set = ctx.setting(categoryConfig.followDefaults);
  const given = typeof set === 'string' ? readJson(set) : set;
  const wanted = (name: Wish) => given[name] === true && (mayHaveMails || !isMail(name));
  return Object.fromEntries(WISH_NAMES.map((name) => [name, wanted(name)])) as Wishes;
}

export function isMail(name: string): boolean {
  return name.startsWith('preferences.email.');
}

function readJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // What an administrator mistyped must not keep anybody from following; nothing is wished then.
    return {};
  }
}
