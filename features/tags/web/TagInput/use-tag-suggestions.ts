import { useEffect, useState } from 'react';
import { call } from '../../../../platform/web/api/call.ts';
import type { ListedTag, listTags } from '../../tags.contract.ts';

const DEBOUNCE_MILLISECONDS = 100;
const MAX_SHOWN = 8;

/** Tags by part of their name; the most used ones while nothing is typed. */
export function useTagSuggestions(query: string, isOpen: boolean): readonly ListedTag[] {
  const [tags, setTags] = useState<readonly ListedTag[]>([]);
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { body } = await call<typeof listTags>('GET /tags', {
          query: { query: query || undefined, sort: '-countDiscussions', limit: MAX_SHOWN },
          signal: stop.signal,
        });
        setTags(body);
      } catch {
        // Suggestions are a help, not a need: a tag can be typed to its end.
      }
    }, DEBOUNCE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, isOpen]);
  return tags;
}
