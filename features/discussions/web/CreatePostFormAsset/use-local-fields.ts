// What a form of a post holds beside its body, stored in this browser until it is posted, in the shape in which the draft on
// the site stores it: a reload before that one is stored loses neither the title nor the category, the tags or a poll.
import { type FormHTMLAttributes, useRef } from 'react';
import { localDraftKey, readLocalDraft } from '../../../editor/web/local-draft.ts';
import { useLocalDraft } from '../../../editor/web/use-local-draft.ts';
import type { Meta } from './draft-fields.ts';

const placeOfFields = (place: string): string => `${place}:fields`;

export function savedFieldsAt(userID: number, place: string): number | undefined {
  return readLocalDraft(localDraftKey(userID, placeOfFields(place)))?.savedAt;
}

export interface LocalFields {
  /** For the form: once somebody does something in it, what differs from then on is theirs. */
  whileUsed: Pick<FormHTMLAttributes<HTMLFormElement>, 'onInput' | 'onClick' | 'onPointerDown' | 'onKeyDown'>;
  /** The form shows what the site had: this browser stores the same. */
  replace: (meta: Meta) => void;
  /** What was posted must not come back. */
  posted: () => void;
}

export function useLocalFields(
  place: string,
  meta: Meta,
  /** undefined: another tab posted it, or gave it up. */
  onBring: (meta: Meta | undefined) => void,
): LocalFields {
  const shown = JSON.stringify(meta);
  const isUsed = useRef(false);
  const isPosted = useRef(false);
  // The parts of the form come one after the other, and may show less than a draft holds. What differs before anybody did
  // anything is nobody's words; two tabs that stored it would answer each other forever.
  const unused = useRef({ shown, stored: '' });
  if (!isUsed.current) unused.current.shown = shown;
  const isChanged = shown !== unused.current.shown;
  const text = isPosted.current ? '' : isChanged ? shown : unused.current.stored;
  const noteUse = () => {
    isUsed.current = true;
  };
  const rest = (stored: string) => {
    isUsed.current = false;
    unused.current = { shown, stored };
  };

  const bring = (brought: string) => {
    rest(brought);
    onBring(metaOf(brought));
  };
  useLocalDraft(placeOfFields(place), text, bring, {
    start: '',
    join: (stored, typed) => ({ text: joined(stored.text, typed.text, unused.current.shown) }),
  });
  return {
    whileUsed: { onInput: noteUse, onClick: noteUse, onPointerDown: noteUse, onKeyDown: noteUse },
    replace: (found) => rest(JSON.stringify(found)),
    posted: () => {
      isPosted.current = true;
    },
  };
}

/** What was changed here goes in front of what was stored; both titles stay. */
function joined(stored: string, typed: string, untouched: string): string {
  const [before, now, start] = [metaOf(stored) ?? {}, metaOf(typed) ?? {}, metaOf(untouched) ?? {}];
  const changed = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(start[name]),
  );
  const name = [before.name, now.name].filter((title) => typeof title === 'string' && title !== '').join(' ');
  return JSON.stringify({ ...before, ...Object.fromEntries(changed), name });
}

/** Damaged, it is as if nothing had been stored. */
function metaOf(text: string): Meta | undefined {
  try {
    const meta: unknown = JSON.parse(text || 'null');
    return typeof meta === 'object' && meta !== null && !Array.isArray(meta) ? (meta as Meta) : undefined;
  } catch {
    return undefined;
  }
}
