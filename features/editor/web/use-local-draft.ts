import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useMe } from '../../../platform/web/viewer/viewer-state.ts';
import {
  type LocalDraft,
  localDraftKey,
  noteFollowed,
  readLocalDraft,
  saveLocalDraft,
} from './local-draft.ts';

const THROTTLE_MILLISECONDS = 1000;

export type DraftStatus = 'none' | 'saved' | 'restored' | 'followed' | 'failed';

type Written = Pick<LocalDraft, 'text' | 'format'>;

export interface DraftOptions {
  /** What the place held before anybody typed; left out: what it holds now. */
  start?: string;
  /** What the text is written in; comes back with it. */
  format?: string;
  /** Puts the draft before words that were typed until it was known whose draft to look for. */
  join?: (draft: Written, typed: Written) => Written;
}

/** Saves the draft of a place, at most once a second, and restores it when the place is opened again. */
export function useLocalDraft(
  place: string | undefined,
  value: string,
  onChange: (text: string, format?: string) => void,
  { start = value, format, join = joinTexts }: DraftOptions = {},
): DraftStatus {
  const me = useMe();
  const key = place && me ? localDraftKey(me.userID, place) : undefined;
  const [state, setState] = useState<DraftStatus>('none');
  /** What the place held when it was opened, or what was saved last: only a difference is worth saving. */
  const known = useRef(start);
  const begun = useRef(start);
  const brought = useRef<string>(undefined);
  const latest = useRef({ value, onChange, format, join });
  latest.current = { value, onChange, format, join };

  const bring = useCallback((text: string, written: string | undefined, next: DraftStatus) => {
    brought.current = text;
    latest.current.onChange(text, written);
    setState(next);
  }, []);
  useRestored(key, (key) => {
    const { value: text, format, join } = latest.current;
    const draft = draftToRestore(key, { text, format }, known.current, join);
    if (draft) bring(draft.text, draft.format, 'restored');
  });

  useSaving(key, { value, format }, { known, brought }, setState);
  useOtherTabs(key, (draft) => {
    const next = draft?.text ?? begun.current;
    // What is typed here this very second goes first.
    if (latest.current.value !== known.current || next === known.current) return undefined;
    bring(next, draft?.format ?? format, draft ? 'followed' : 'none');
    return next;
  });
  useSaveOnLeaving(key, () => (value === known.current ? undefined : { text: value, format }));
  return state;
}

interface Known {
  known: RefObject<string>;
  brought: RefObject<string | undefined>;
}

/** At most once a second. */
function useSaving(
  key: string | undefined,
  { value, format }: { value: string; format: string | undefined },
  { known, brought }: Known,
  setState: (state: DraftStatus) => void,
): void {
  const lastSavedAt = useRef(0);
  useEffect(() => {
    // What was restored is saved already; until it is rendered, the old value must not overwrite it.
    if (value === brought.current) known.current = value;
    if (!key || value === known.current) return;
    const saveNow = () => {
      setState(stateOfSaving(saveLocalDraft(key, value, Date.now(), format), value));
      known.current = value;
      lastSavedAt.current = Date.now();
    };
    // An emptied draft is cleared at once: a text that has been posted must not come back.
    if (value.trim() === '') return saveNow();
    const wait = lastSavedAt.current + THROTTLE_MILLISECONDS - Date.now();
    return saveLater(saveNow, Math.max(0, wait));
  }, [key, value, format, known, brought, setState]);
}

function stateOfSaving(isStored: boolean, value: string): DraftStatus {
  if (value.trim() === '') return 'none';
  return isStored ? 'saved' : 'failed';
}

/** Once it is known whose draft to look for. */
function useRestored(key: string | undefined, restore: (key: string) => void): void {
  const latest = useRef(restore);
  latest.current = restore;
  useEffect(() => {
    if (key) latest.current(key);
  }, [key]);
}

/** Two tabs show one draft: one writes, the other follows. Once it is posted there, it is gone here too. */
function useOtherTabs(
  key: string | undefined,
  /** Answers what is shown then, where it is. */
  follow: (draft: LocalDraft | undefined) => string | undefined,
): void {
  const latest = useRef(follow);
  latest.current = follow;
  useEffect(() => {
    if (!key) return;
    // Browsers tell other tabs alone.
    const listen = (event: StorageEvent) => {
      if (event.key !== key) return;
      const text = latest.current(readLocalDraft(key));
      if (text !== undefined) noteFollowed(key, text);
    };
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }, [key]);
}

/** Or at once, where the page goes before that. Answers how to call it off. */
function saveLater(saveNow: () => void, wait: number): () => void {
  const timer = setTimeout(saveNow, wait);
  addEventListener('pagehide', saveNow);
  return () => {
    clearTimeout(timer);
    removeEventListener('pagehide', saveNow);
  };
}

/** Words typed here before it was known whose draft to look for stand behind it: nothing is lost. */
function draftToRestore(
  key: string,
  typed: Written,
  start: string,
  join: NonNullable<DraftOptions['join']>,
): Written | undefined {
  const draft = readLocalDraft(key);
  if (!draft || draft.text === typed.text) return undefined;
  if (typed.text === start) return draft;
  const both = join(draft, typed);
  saveLocalDraft(key, both.text, Date.now(), both.format);
  return both;
}

function joinTexts(draft: Written, typed: Written): Written {
  return { ...draft, text: `${draft.text}\n\n${typed.text}` };
}

/** Leaving for another page of ours unloads nothing: the last text is saved then. */
function useSaveOnLeaving(key: string | undefined, unsaved: () => Written | undefined): void {
  const ask = useRef(unsaved);
  ask.current = unsaved;
  useEffect(() => {
    if (!key) return;
    return () => {
      const left = ask.current();
      if (left === undefined) return;
      // Whoever goes on in another format has saved it so already.
      const stored = readLocalDraft(key);
      if (stored === undefined || stored.format === left.format)
        saveLocalDraft(key, left.text, Date.now(), left.format);
    };
  }, [key]);
}
