// The forms of a thread that are open on the page, and what is written in them: whoever begins another one, or looks for
// their draft, asks here.
import { useEffect, useRef } from 'react';
import { create } from 'zustand';

export interface ThreadForm {
  discussionID: number;
  /** Where its draft is stored in this browser. */
  place: string;
  areaID: string;
  isWritten: boolean;
  /** Takes what is written away, here and on the site; answers how to bring it back. */
  discard: () => Promise<() => void>;
}

export const useThreadForms = create<{ forms: readonly ThreadForm[]; discarded: readonly number[] }>(() => ({
  forms: [],
  discarded: [],
}));

/** Of the element around the field, which stays while one editor takes the place of another. */
export const formID = (areaID: string): string => `${areaID}-form`;

/** The page knew these drafts when it was loaded: they are gone by now. */
export function noteDiscarded(draftID: number): void {
  useThreadForms.setState(({ discarded }) => ({ discarded: [...discarded, draftID] }));
}

export function useThreadForm(form: ThreadForm): void {
  const { discussionID, place, areaID, isWritten } = form;
  const latest = useRef(form);
  latest.current = form;
  useEffect(() => {
    const own: ThreadForm = {
      discussionID,
      place,
      areaID,
      isWritten,
      discard: () => latest.current.discard(),
    };
    const without = (forms: readonly ThreadForm[]) => forms.filter((each) => each !== own);
    useThreadForms.setState(({ forms }) => ({ forms: [...forms, own] }));
    return () => useThreadForms.setState(({ forms }) => ({ forms: without(forms) }));
  }, [discussionID, place, areaID, isWritten]);
}
