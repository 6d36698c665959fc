// Who may give which reaction: decided alike on the server and in the interface.
import { hasPermission, type PermissionSet } from '../../platform/contract/permission.ts';
import type { PermissionName } from '../../platform/contract/permission-names.ts';

interface ReactionTypeSubject {
  urlcode: string;
  class: 'Positive' | 'Negative' | 'Flag';
}

/** Any of these permissions lets somebody give the type. */
export function reactionPermissions(type: ReactionTypeSubject): PermissionName[] {
  if (type.urlcode === 'Promote') return ['curation.manage'];
  const own =
    type.class === 'Flag'
      ? 'flag.add'
      : (`reactions.${type.class.toLowerCase() as 'positive' | 'negative'}.add` as const);
  return [own, 'community.moderate', 'site.manage'];
}

export function canGiveReaction(
  type: ReactionTypeSubject,
  permissions: PermissionSet | undefined,
  post: { userID: number; insertUserID: number },
): boolean {
  const isOwn = post.userID === post.insertUserID;
  if (isOwn && !hasPermission(permissions, 'community.moderate')) return false;
  return hasPermission(permissions, 'session.valid') && hasPermission(permissions, reactionPermissions(type));
}
