import { useEffect, useRef, useState } from 'react';
import { useMe } from '../../../platform/web/viewer/viewer-state.ts';
import { localDraftKey, readLocalDraft, saveLocalDraft } from './local-draft.ts';

const THROTTLE_MILLISECONDS = 1000;

export type DraftStatus = 'none' | 'saved' | 'restored' | 'failed';

/** Saves the draft of a place, at most once a second, and restores it when the place is opened again. */
export function useLocalDraft(
  place: string | undefined,
  value: string,
  onChange: (text: string) => void,
  /** What the place held before anybody typed; left out: what it holds now. */
  start = value,
): DraftStatus {
  const me = useMe();
  const key = place && me ? localDraftKey(me.userID, place) : undefined;
  const [state, setState] = useState<DraftStatus>('none');
  /** What the place held when it was opened, or what was saved last: only a difference is worth saving. */
  const known = useRef(start);
  const brought = useRef<string>(undefined);
  const lastSavedAt = useRef(0);
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };

  useEffect(() => {
    if (!key) return;
    const text = textToRestore(key, latest.current.value, known.current);
    if (text === undefined) return;
    brought.current = text;
    latest.current.onChange(text);
    setState('restored');
  }, [key]);

  useEffect(() => {
    // What was restored is saved already; until it is rendered, the old value must not overwrite it.
    if (value === brought.current) known.current = value;
    if (!key || value === known.current) return;
    const saveNow = () => {
      const isStored = saveLocalDraft(key, value, Date.now());
      known.current = value;
      lastSavedAt.current = Date.now();
      setState(value.trim() === '' ? 'none' : isStored ? 'saved' : 'failed');
    };
    // An emptied draft is cleared at once: a text that has been posted must not come back.
    if (value.trim() === '') return saveNow();
    const wait = lastSavedAt.current + THROTTLE_MILLISECONDS - Date.now();
    const timer = setTimeout(saveNow, Math.max(0, wait));
    addEventListener('pagehide', saveNow);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', saveNow);
    };
  }, [key, value]);

  useSaveOnLeaving(key, () => (latest.current.value === known.current ? undefined : latest.current.value));
  return state;
}

/** Words typed here before it was known whose draft to look for stand behind it: nothing is lost. */
function textToRestore(key: string, typed: string, start: string): string | undefined {
  const draft = readLocalDraft(key);
  if (!draft || draft.text === typed) return undefined;
  if (typed === start) return draft.text;
  const both = `${draft.text}\n\n${typed}`;
  saveLocalDraft(key, both, Date.now());
  return both;
}

/** Leaving for another page of ours unloads nothing: the last text is saved then. */
function useSaveOnLeaving(key: string | undefined, unsaved: () => string | undefined): void {
  const ask = useRef(unsaved);
  ask.current = unsaved;
  useEffect(() => {
    if (!key) return;
    return () => {
      const text = ask.current();
      if (text !== undefined) saveLocalDraft(key, text, Date.now());
    };
  }, [key]);
}
