import { useEffect, useRef, useState } from 'react';
import type { SearchTokens, Token } from './token.ts';

export const searchDelay = 100;
export const mostShown = 50;

export type Found<T> = { status: 'loading' | 'success' | 'error'; tokens: readonly T[] };

const loading: Found<never> = { status: 'loading', tokens: [] };

/** Asks 100 ms after the last key, and once for each query: what was found stays, what failed is tried again. */
export function useTokenSearch<T extends Token>(
  query: string,
  isOpen: boolean,
  search: SearchTokens<T>,
): Found<T> {
  const known = useRef(new Map<string, Found<T>>());
  const latest = useRef(search);
  latest.current = search;
  const [, setCount] = useState(0);
  useEffect(() => {
    if (!isOpen || known.current.get(query)?.status === 'success') return;
    const stops = new AbortController();
    const keep = (found: Found<T>) => {
      if (stops.signal.aborted) return;
      known.current.set(query, found);
      setCount((count) => count + 1);
    };
    const ask = () => {
      known.current.delete(query);
      latest
        .current(query, stops.signal)
        .then((tokens) => keep({ status: 'success', tokens: tokens.slice(0, mostShown) }))
        .catch(() => keep({ status: 'error', tokens: [] }));
    };
    const timer = setTimeout(ask, searchDelay);
    return () => {
      clearTimeout(timer);
      stops.abort();
    };
  }, [query, isOpen]);
  return known.current.get(query) ?? loading;
}
