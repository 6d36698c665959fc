import { useEffect, useRef, useState } from 'react';
import { useMe } from '../../../platform/web/viewer/viewer-state.ts';
import { keepText, keptTextKey, readKeptText } from './kept-text.ts';

const THROTTLE_MILLISECONDS = 1000;

export type KeepingState = 'none' | 'saved' | 'restored' | 'failed';

/** Keeps the text of a place, at most once a second, and brings it back when the place is opened again. */
export function useKeptText(
  place: string | undefined,
  value: string,
  onChange: (text: string) => void,
  /** What the place held before anybody typed; left out: what it holds now. */
  start = value,
): KeepingState {
  const me = useMe();
  const key = place && me ? keptTextKey(me.userID, place) : undefined;
  const [state, setState] = useState<KeepingState>('none');
  /** What the place held when it was opened, or what was kept last: only a difference is worth keeping. */
  const known = useRef(start);
  const brought = useRef<string>(undefined);
  const lastKeptAt = useRef(0);
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };

  useEffect(() => {
    if (!key) return;
    const text = textToBring(key, latest.current.value, known.current);
    if (text === undefined) return;
    brought.current = text;
    latest.current.onChange(text);
    setState('restored');
  }, [key]);

  useEffect(() => {
    // What was brought back is kept already; until it is drawn, the old value must not overwrite it.
    if (value === brought.current) known.current = value;
    if (!key || value === known.current) return;
    const keepNow = () => {
      const isKept = keepText(key, value, Date.now());
      known.current = value;
      lastKeptAt.current = Date.now();
      setState(value.trim() === '' ? 'none' : isKept ? 'saved' : 'failed');
    };
    // An emptied place is forgotten at once: a text that has been posted must not come back.
    if (value.trim() === '') return keepNow();
    const wait = lastKeptAt.current + THROTTLE_MILLISECONDS - Date.now();
    const timer = setTimeout(keepNow, Math.max(0, wait));
    addEventListener('pagehide', keepNow);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keepNow);
    };
  }, [key, value]);

  useKeepOnLeaving(key, () => (latest.current.value === known.current ? undefined : latest.current.value));
  return state;
}

/** Words typed here before it was known whose draft to look for stand behind it: nothing is lost. */
function textToBring(key: string, typed: string, start: string): string | undefined {
  const kept = readKeptText(key);
  if (!kept || kept.text === typed) return undefined;
  if (typed === start) return kept.text;
  const both = `${kept.text}\n\n${typed}`;
  keepText(key, both, Date.now());
  return both;
}

/** Leaving for another page of ours unloads nothing: the last words are kept then. */
function useKeepOnLeaving(key: string | undefined, unkept: () => string | undefined): void {
  const ask = useRef(unkept);
  ask.current = unkept;
  useEffect(() => {
    if (!key) return;
    return () => {
      const text = ask.current();
      if (text !== undefined) keepText(key, text, Date.now());
    };
  }, [key]);
}
