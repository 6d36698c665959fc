import { useEffect, useState } from 'react';
import { ApiError, call } from '../../../../platform/web/api/call.ts';
import { ResponseCache } from '../../../../platform/web/api/response-cache.ts';
import type { getUser, User } from '../../../users/users.contract.ts';

export type CardState =
  | { status: 'loading' }
  | { status: 'found'; user: User }
  | { status: 'missing' }
  /** Why not, where the server says so. */
  | { status: 'failed'; message?: string };

/** A name is often hovered twice. */
const cached = new ResponseCache<number, User>();

/** The member behind a card. */
export function useUserOfCard(userID: number): CardState {
  const [state, setState] = useState<CardState>(() => {
    const user = cached.get(userID);
    return user ? { status: 'found', user } : { status: 'loading' };
  });
  const isLoading = state.status === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    const controller = new AbortController();
    call<typeof getUser>('GET /users/:userID', { params: { userID }, signal: controller.signal })
      .then(({ body }) => {
        cached.set(userID, body);
        setState({ status: 'found', user: body });
      })
      .catch((error: unknown) => {
        if (!controller.signal.aborted) setState(failureOf(error));
      });
    return () => controller.abort();
  }, [userID, isLoading]);
  return state;
}

function failureOf(error: unknown): CardState {
  if (!(error instanceof ApiError)) return { status: 'failed' };
  if (error.status === 404 || error.status === 410) return { status: 'missing' };
  const isRefused = error.status >= 400 && error.status < 500;
  return isRefused ? { status: 'failed', message: error.message } : { status: 'failed' };
}
