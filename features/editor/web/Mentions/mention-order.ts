// Who is offered when somebody is mentioned, and in which order.

export interface MentionUser {
  userID: number;
  name: string;
  photoUrl: string;
  dateLastActive?: string | null;
  isNearby?: boolean;
}

export interface TypedMention {
  /** Where the @ stands. */
  start: number;
  /** What was typed behind it. */
  query: string;
}

const MAX_QUERY = 50;
const ACTIVE_WITHIN_DAYS = 90;
/** An earlier list this long may have been cut off: a longer word must be requested again. */
export const FULL_LIST = 50;

/** The mention the caret stands in; names of several words begin with `@"`. */
export function mentionAt(text: string, caret: number): TypedMention | undefined {
  const before = text.slice(Math.max(0, caret - MAX_QUERY), caret);
  const found = /(?:^|[\s([{>*_])@(?:"([^"\n]{1,49})|([^\s"@[\](){}]{1,49}))$/u.exec(before);
  if (!found) return undefined;
  const query = found[1] ?? found[2] ?? '';
  const at = before.lastIndexOf('@', before.length - query.length);
  return { start: caret - (before.length - at), query };
}

/** What stands in the text for a name: quoted where it would otherwise end too early. */
export function mentionText(name: string): string {
  return /^[\p{L}\p{N}_-]+$/u.test(name) ? `@${name} ` : `@"${name}" `;
}

export function foldName(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Keeps who fits: an exact name first, then the people at hand, then names that begin so, the lately active before the others. */
export function orderMentions(
  users: readonly MentionUser[],
  query: string,
  now: Date,
  limit: number,
): MentionUser[] {
  const wanted = foldName(query);
  const activeSince = now.getTime() - ACTIVE_WITHIN_DAYS * 86_400_000;
  const rank = (user: MentionUser): number => {
    const name = foldName(user.name);
    const isActive = user.isNearby || Date.parse(user.dateLastActive ?? '') >= activeSince;
    if (name === wanted) return 0;
    return (name.startsWith(wanted) ? 1 : 5) + (user.isNearby ? 0 : isActive ? 1 : 2);
  };
  const byID = new Map<number, MentionUser>();
  for (const user of users) if (!byID.has(user.userID)) byID.set(user.userID, user);
  return [...byID.values()]
    .filter((user) => foldName(user.name).includes(wanted))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, limit);
}
