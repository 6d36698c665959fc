// Reads of our own API that a part of a page makes after it was loaded, cached while one reads. TanStack Query comes with
// whatever uses it: no reading page carries it before.
import { QueryClient, type UseQueryResult, useQuery as useTanstackQuery } from '@tanstack/react-query';
import type { CallInput, Endpoint, EndpointSpec, ResponseOf } from '../../contract/endpoint.ts';
import { type ApiError, call } from './call.ts';

type SpecOf<E> = E extends Endpoint<infer S> ? S : EndpointSpec;

/** Good for five minutes; a failure is shown, not tried again unasked. */
const DEFAULTS = {
  queries: {
    staleTime: 5 * 60_000,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  },
} as const;

const makeClient = () => new QueryClient({ defaultOptions: DEFAULTS });

let shared: QueryClient | undefined;

/** On the server every rendering has its own: one for all would hold what others asked for. */
function clientOf(): QueryClient {
  if (typeof window === 'undefined') return makeClient();
  shared ??= listening(makeClient());
  return shared;
}

/** A page from the back-forward cache trusts nothing that it read before. */
function listening(client: QueryClient): QueryClient {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void client.invalidateQueries();
  });
  return client;
}

export type QueryInput<E extends Endpoint> = CallInput<SpecOf<E>>;

export interface QueryOptions {
  /** False: not yet, or no more. */
  isWanted?: boolean;
  /** In milliseconds; 0 for what changes while one looks: shown as it was, and read again. */
  staleTime?: number;
}

/** `useQuery<typeof getUser>('GET /users/:userID', { params: { userID } })`; aborted when nobody looks at it any more. */
export function useQuery<E extends Endpoint>(
  key: E['key'],
  input: QueryInput<E>,
  { isWanted = true, staleTime = DEFAULTS.queries.staleTime }: QueryOptions = {},
): UseQueryResult<ResponseOf<SpecOf<E>>, ApiError> {
  return useTanstackQuery(
    {
      queryKey: [key, input],
      queryFn: async ({ signal }) => (await call<E>(key, { ...input, signal })).body,
      enabled: isWanted,
      staleTime,
    },
    clientOf(),
  );
}

/** After a write: what was read by these keys (`GET /drafts`) is read again where it is shown, and else when it is next. */
export async function invalidateQueries(...keys: string[]): Promise<void> {
  await Promise.all(keys.map((key) => clientOf().invalidateQueries({ queryKey: [key] })));
}

/** For tests: those of a file share this module. */
export function clearQueries(): void {
  shared?.clear();
  shared = undefined;
}
