import { useEffect, useState } from 'react';
import { ApiError, call } from '../../../../platform/web/api/call.ts';
import type { getUser, User } from '../../../users/users.contract.ts';

export type CardState =
  | { status: 'loading' }
  | { status: 'found'; user: User }
  | { status: 'missing' }
  | { status: 'failed' };

const KEPT_FOR = 60_000;
const kept = new Map<number, { user: User; at: number }>();

/** The member behind a card. A name is often hovered twice: the answer is kept for a minute. */
export function useUserOfCard(userID: number): CardState {
  const [state, setState] = useState<CardState>(() => {
    const known = kept.get(userID);
    return known && Date.now() - known.at < KEPT_FOR
      ? { status: 'found', user: known.user }
      : { status: 'loading' };
  });
  const isLoading = state.status === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    const controller = new AbortController();
    call<typeof getUser>('GET /users/:userID', { params: { userID }, signal: controller.signal })
      .then(({ body }) => {
        kept.set(userID, { user: body, at: Date.now() });
        setState({ status: 'found', user: body });
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        const isGone = error instanceof ApiError && (error.status === 404 || error.status === 410);
        setState({ status: isGone ? 'missing' : 'failed' });
      });
    return () => controller.abort();
  }, [userID, isLoading]);
  return state;
}
