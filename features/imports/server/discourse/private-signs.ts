// Where an export says that something is not for everybody. It is read before shapes are checked, and what cannot be
// understood in such a field counts as a yes: better closed by mistake than open by mistake.

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** Anything but a plain no, an absence or an empty list. */
function isAnnounced(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === 0 || value === '') return false;
  return !(Array.isArray(value) && value.length === 0);
}

function saysAny(given: Fields, names: readonly string[]): boolean {
  return names.some((name) => isAnnounced(given[name]));
}

/** A yes that was taken away: `visible: false`. */
function isDenied(value: unknown): boolean {
  return value !== undefined && value !== null && value !== true;
}

const DELETED = ['deleted_at', 'deleted_by', 'deleted_by_id', 'deleted', 'is_deleted', 'user_deleted'];
const FOR_SOME = ['private', 'is_private', 'restricted', 'read_restricted', 'staff_only', 'members_only'];
const HIDDEN = ['hidden', 'hidden_at', 'hidden_reason_id', 'cooked_hidden', 'unlisted'];

function notForAll(given: Fields): string | undefined {
  if (saysAny(given, DELETED)) return 'deleted on the old site';
  if (isAnnounced(given.pending) || isDenied(given.approved)) return 'it waited for approval on the old site';
  return saysAny(given, FOR_SOME) ? 'it was not for everybody on the old site' : undefined;
}

/** Why a topic is not taken; undefined where nothing speaks against it. */
export function privateTopic(value: unknown): string | undefined {
  const given = fieldsOf(value);
  const { archetype } = given;
  const details = fieldsOf(given.details);
  const isMessage =
    archetype === 'private_message' ||
    saysAny(given, ['subtype', 'is_warning', 'pm_with_non_human_user']) ||
    saysAny(details, ['allowed_users', 'allowed_groups']);
  if (isMessage) return 'a private message';
  if (archetype !== undefined && archetype !== null && archetype !== 'regular' && archetype !== 'banner')
    return 'a topic of an unknown kind';
  if (saysAny(given, ['shared_draft', 'is_shared_draft', 'destination_category_id']))
    return 'a draft that the staff shared';
  return notForAll(given);
}

/** A topic that only those found who knew its address. */
export function isHiddenTopic(value: unknown): boolean {
  const given = fieldsOf(value);
  return isDenied(given.visible) || saysAny(given, HIDDEN);
}

/** 1 is a post, 2 one that a moderator coloured, 3 a note of the software on what the staff did. */
const OPEN_POST_TYPES: readonly unknown[] = [undefined, null, 1, 2, 3];
const WHISPER = 4;

export function privatePost(value: unknown): string | undefined {
  const given = fieldsOf(value);
  if (given.post_type === WHISPER || saysAny(given, ['whisper', 'is_whisper']))
    return 'a whisper: it was for the staff alone';
  if (!OPEN_POST_TYPES.includes(given.post_type)) return 'a post of an unknown kind';
  return notForAll(given);
}

export function isHiddenPost(value: unknown): boolean {
  return saysAny(fieldsOf(value), HIDDEN);
}

/** Why a category begins closed. */
export function restrictedCategory(value: unknown): string | undefined {
  const given = fieldsOf(value);
  if (saysAny(given, FOR_SOME)) return 'the export says that not everybody may read it';
  if (saysAny(given, [...DELETED, ...HIDDEN]) || isDenied(given.visible))
    return 'the export says that it is hidden or deleted';
  const groups = given.group_permissions ?? given.permissions ?? given.category_groups ?? given.groups;
  if (groups === undefined || groups === null) return undefined;
  const isEmpty = Array.isArray(groups) && groups.length === 0;
  if (isEmpty && given.read_restricted === false) return undefined;
  return namesEverybody(groups) ? undefined : 'the export names the groups that may read it';
}

/** `[{ group_name: 'everyone' }]`, or `{ everyone: 1 }`; the group of everybody has the id 0. */
function namesEverybody(groups: unknown): boolean {
  if (!Array.isArray(groups)) return isAnnounced(fieldsOf(groups).everyone);
  return groups.some((group) => {
    const { group_name, name, group_id, permission_type } = fieldsOf(group);
    const isEverybody = group === 'everyone' || [group_name, name].includes('everyone') || group_id === 0;
    return isEverybody && permission_type !== 0;
  });
}
