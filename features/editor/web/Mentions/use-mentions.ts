// Suggestions while a name is typed behind an @.
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../../platform/web/api/call.ts';
import type { listUsersByName } from '../../../users/users.contract.ts';
import { FULL_LIST, type MentionUser, mentionAt, orderMentions, type TypedMention } from './mention-order.ts';

const DEBOUNCE_MILLISECONDS = 50;
const MAX_SHOWN = 8;

export interface Mentions {
  typed: TypedMention | undefined;
  users: readonly MentionUser[];
  /** The lookup failed: nobody but the people at hand can be offered. */
  hasFailed: boolean;
  /** Looks the same name up again. */
  retry: () => void;
  active: number;
  setActive: (index: number) => void;
  /** Tells where the caret stands now. */
  look: (text: string, caret: number) => void;
  close: () => void;
}

export function useMentions(nearby: readonly MentionUser[]): Mentions {
  const [typed, setTyped] = useState<TypedMention>();
  const [active, setActive] = useState(0);
  const query = typed?.query;
  const { found, hasFailed, retry } = useLookup(query);

  const look = useCallback((text: string, caret: number) => {
    setTyped((before) => {
      const now = mentionAt(text, caret);
      return before?.query === now?.query && before?.start === now?.start ? before : now;
    });
    setActive(0);
  }, []);
  const close = useCallback(() => setTyped(undefined), []);
  const users = query === undefined ? [] : orderMentions([...nearby, ...found], query, new Date(), MAX_SHOWN);
  const last = Math.max(0, users.length - 1);
  return { typed, users, hasFailed, retry, active: Math.min(active, last), setActive, look, close };
}

function useLookup(query: string | undefined) {
  const [found, setFound] = useState<readonly MentionUser[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => setTries((before) => before + 1), []);
  const lists = useRef(new Map<string, readonly MentionUser[]>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is one of the same name
  useEffect(() => {
    if (query === undefined) return;
    const show = (users: readonly MentionUser[]) => {
      setFound(users);
      setHasFailed(false);
    };
    const known = knownList(lists.current, query);
    if (known) {
      show(known);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const users = await fetchUsers(query, stop.signal);
        lists.current.set(asAsked(query), users);
        show(users);
      } catch {
        // Suggestions are a help, not a need: the name can be typed to its end.
        if (!stop.signal.aborted) setHasFailed(true);
      }
    }, DEBOUNCE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, tries]);
  return { found, hasFailed, retry };
}

/** The site takes an accent for a letter of its own: what it answered for one says nothing of the other. */
const asAsked = (query: string) => query.normalize('NFKC').toLowerCase();

/** A list for a shorter beginning holds everybody a longer one could find, unless it was cut off. */
function knownList(lists: ReadonlyMap<string, readonly MentionUser[]>, query: string) {
  const asked = asAsked(query);
  for (let length = asked.length; length > 0; length--) {
    const list = lists.get(asked.slice(0, length));
    if (list && (length === asked.length || list.length < FULL_LIST)) return list;
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
