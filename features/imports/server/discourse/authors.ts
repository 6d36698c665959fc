// Who wrote a post, as the export names people.
import type { DiscoursePost } from './topic.ts';

type Named = Pick<DiscoursePost, 'user_id' | 'username'>;

/** People whose account is gone have no id any more: those of one name are taken for one. */
export const FORMER_MEMBER = 'Former member';

export function authorOf(post: Named): { kind: 'users' | 'former members'; id: string; name: string } {
  const name = post.username?.trim() || FORMER_MEMBER;
  if (typeof post.user_id === 'number') return { kind: 'users', id: String(post.user_id), name };
  return { kind: 'former members', id: name.toLowerCase(), name };
}
