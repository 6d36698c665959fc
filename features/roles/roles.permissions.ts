// Every permission a role can hold, and what a new role gets: nothing, the permission, or what it has of another.

type NewRoleDefault = boolean | string;

export const GLOBAL_PERMISSIONS: Readonly<Record<string, NewRoleDefault>> = {
  'session.valid': true,
  'site.manage': false,
  'settings.view': false,
  'community.manage': 'site.manage',
  'community.moderate': false,
  'curation.manage': 'community.moderate',
  'staff.allow': 'community.moderate',
  'users.add': false,
  'users.edit': false,
  'users.delete': false,
  'applicants.manage': false,
  'profiles.view': true,
  'profiles.edit': 'session.valid',
  'profilePicture.edit': 'profiles.edit',
  'profile.editusernames': 'users.edit',
  'personalInfo.view': 'community.moderate',
  'internalInfo.view': 'site.manage',
  'advancedNotifications.allow': false,
  'email.view': 'session.valid',
  'exports.manage': 'site.manage',
  'tokens.add': 'site.manage',
  'uploads.add': true,
  'reactions.positive.add': 'session.valid',
  'reactions.negative.add': 'session.valid',
  'flag.add': 'session.valid',
  'reactions.view': 'session.valid',
  'noAds.use': false,
  'tags.add': 'profiles.edit',
  'discussions.closeOwn': false,
  'approval.require': false,
  'conversations.add': 'profiles.edit',
  'conversations.moderate': false,
  'schedule.allow': 'curation.manage',
  'signatures.edit': true,
  'pockets.manage': 'site.manage',
};

export const CATEGORY_PERMISSIONS: Readonly<Record<string, NewRoleDefault>> = {
  'discussions.view': true,
  'discussions.add': true,
  'discussions.edit': false,
  'discussions.announce': false,
  'discussions.sink': false,
  'discussions.close': false,
  'discussions.delete': false,
  'comments.add': true,
  'comments.edit': false,
  'comments.delete': false,
  'posts.moderate': 'discussions.delete',
};

/** Resource types besides the global one, and what can be granted there. */
export const PERMISSIONS_BY_TYPE: Readonly<Record<string, Readonly<Record<string, NewRoleDefault>>>> = {
  global: GLOBAL_PERMISSIONS,
  category: CATEGORY_PERMISSIONS,
};

/** What a role that can sign in gets beside what it was given. */
export function newRoleDefaults(given: Readonly<Record<string, boolean>>): string[] {
  const all = { ...GLOBAL_PERMISSIONS, ...CATEGORY_PERMISSIONS };
  const isGranted = (name: string): boolean => {
    const value = given[name] ?? all[name] ?? false;
    return typeof value === 'string' ? isGranted(value) : value;
  };
  return Object.keys(all).filter((name) => given[name] === undefined && isGranted(name));
}

/** What every new role that can sign in is given: handing it on raises nobody. */
const ORDINARY: ReadonlySet<string> = new Set(newRoleDefaults({}));

export function isOrdinary(permission: string): boolean {
  return ORDINARY.has(permission);
}
