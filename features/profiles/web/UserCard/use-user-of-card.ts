import { useQuery } from '../../../../platform/web/api/use-query.ts';
import type { getUser, User } from '../../../users/users.contract.ts';

export type CardState =
  | { status: 'loading' }
  | { status: 'found'; user: User }
  | { status: 'missing' }
  /** Why not, where the server says so. */
  | { status: 'failed'; message?: string };

/** The member behind a card. A name is often hovered twice. */
export function useUserOfCard(userID: number): CardState {
  const { data, error } = useQuery<typeof getUser>('GET /users/:userID', {
    params: { userID },
    query: { expand: ['labels'] },
  });
  if (data) return { status: 'found', user: data };
  if (!error) return { status: 'loading' };
  if (error.status === 404 || error.status === 410) return { status: 'missing' };
  const isRefused = error.status >= 400 && error.status < 500;
  return isRefused ? { status: 'failed', message: error.message } : { status: 'failed' };
}
