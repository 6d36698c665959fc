// Who wrote a post, as the export names people.
import { cleanLine } from '../clean-text.ts';
import type { DiscoursePost } from './topic.ts';

/** What names are looked up by is cached in an index. */
export const MAX_NAME = 100;

type Named = Pick<DiscoursePost, 'user_id' | 'username'>;

/** People whose account is gone have no id any more: those of one name are taken for one. */
export const FORMER_MEMBER = 'Former member';

export function authorOf(post: Named): { kind: 'users' | 'former members'; id: string; name: string } {
  const written = cleanLine(post.username ?? '', MAX_NAME);
  if (typeof post.user_id === 'number') {
    const name = written || `user${post.user_id}`;
    return { kind: 'users', id: String(post.user_id), name };
  }
  const name = written || FORMER_MEMBER;
  return { kind: 'former members', id: name.toLowerCase(), name };
}
