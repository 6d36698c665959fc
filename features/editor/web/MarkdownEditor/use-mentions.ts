// Suggestions while a name is typed behind an @.
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../../platform/web/api/call.ts';
import type { listUsersByName } from '../../../users/users.contract.ts';
import {
  FULL_LIST,
  foldName,
  type MentionUser,
  mentionAt,
  orderMentions,
  type TypedMention,
} from './mention-order.ts';

const DEBOUNCE_MILLISECONDS = 50;
const MAX_SHOWN = 8;

export interface Mentions {
  typed: TypedMention | undefined;
  users: readonly MentionUser[];
  active: number;
  setActive: (index: number) => void;
  /** Tells where the caret stands now. */
  look: (text: string, caret: number) => void;
  close: () => void;
}

export function useMentions(nearby: readonly MentionUser[]): Mentions {
  const [typed, setTyped] = useState<TypedMention>();
  const [found, setFound] = useState<readonly MentionUser[]>([]);
  const [active, setActive] = useState(0);
  const lists = useRef(new Map<string, readonly MentionUser[]>());
  const query = typed?.query;

  useEffect(() => {
    if (query === undefined) return;
    const known = knownList(lists.current, query);
    if (known) {
      setFound(known);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const users = await fetchUsers(query, stop.signal);
        lists.current.set(foldName(query), users);
        setFound(users);
      } catch {
        // Suggestions are a help, not a need: the name can be typed to its end.
      }
    }, DEBOUNCE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query]);

  const look = useCallback((text: string, caret: number) => {
    setTyped((before) => {
      const now = mentionAt(text, caret);
      return before?.query === now?.query && before?.start === now?.start ? before : now;
    });
    setActive(0);
  }, []);
  const close = useCallback(() => setTyped(undefined), []);
  const users = query === undefined ? [] : orderMentions([...nearby, ...found], query, new Date(), MAX_SHOWN);
  return { typed, users, active: Math.min(active, Math.max(0, users.length - 1)), setActive, look, close };
}

/** A list for a shorter beginning holds everybody a longer one could find, unless it was cut off. */
function knownList(lists: ReadonlyMap<string, readonly MentionUser[]>, query: string) {
  const folded = foldName(query);
  for (let length = folded.length; length > 0; length--) {
    const list = lists.get(folded.slice(0, length));
    if (list && (length === folded.length || list.length < FULL_LIST)) return list;
  }
  return undefined;
}

async function fetchUsers(query: string, signal: AbortSignal): Promise<MentionUser[]> {
  const { body } = await call<typeof listUsersByName>('GET /users/by-names', {
    query: { name: `${query}*`, order: 'mention', limit: FULL_LIST },
    signal,
  });
  return body.map(({ userID, name, photoUrl, dateLastActive }) => ({
    userID,
    name,
    photoUrl,
    dateLastActive,
  }));
}
