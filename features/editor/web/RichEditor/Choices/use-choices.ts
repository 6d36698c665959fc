import { type KeyboardEvent, useEffect, useState } from 'react';
import { Transforms } from 'slate';
import { caretText } from '../Floating/caret-text.ts';
import { focusEditor } from '../Floating/focus-editor.ts';
import type { RichTextEditor } from '../slate-types.ts';

export interface Choice {
  id: string;
}

export interface ChoiceRules<C extends Choice> {
  /** Of the text up to the caret; its first group is what was typed behind the sign that opens the list. */
  pattern: RegExp;
  find: (query: string) => readonly C[];
  /** The sign and what was typed behind it are gone by then. */
  take: (editor: RichTextEditor, choice: C) => void;
}

/** A list that opens behind a sign; what is typed on filters it, and nothing found closes it. */
export function useChoices<C extends Choice>(
  editor: RichTextEditor,
  { pattern, find, take }: ChoiceRules<C>,
) {
  const [active, setActive] = useState(0);
  const [closedFor, setClosedFor] = useState<string>();
  const caret = caretText(editor);
  const before = caret?.before ?? '';
  const query = caret ? pattern.exec(before.slice(-40))?.[1] : undefined;
  const start = query === undefined ? -1 : before.length - query.length - 1;
  const place = query === undefined ? undefined : `${editor.selection?.anchor.path.join()}:${start}`;
  const choices = query === undefined ? [] : find(query);
  const isOpen = choices.length > 0 && closedFor !== place;
  useEffect(() => {
    if (query !== undefined) setActive(0);
  }, [query]);

  const close = () => setClosedFor(place);
  const choose = (choice: C) => {
    if (caret) {
      Transforms.select(editor, caret.rangeFrom(start));
      Transforms.delete(editor);
    }
    take(editor, choice);
    focusEditor(editor);
  };
  const onKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => {
    if (!isOpen) return false;
    const chosen = choices[active];
    if (key === 'ArrowDown') setActive((active + 1) % choices.length);
    else if (key === 'ArrowUp') setActive((active + choices.length - 1) % choices.length);
    else if (key === 'Escape') close();
    else if ((key === 'Enter' || key === 'Tab') && chosen && !ctrlKey && !metaKey) choose(chosen);
    else return false;
    return true;
  };
  return {
    isOpen,
    choices,
    active,
    range: caret && query !== undefined ? caret.rangeFrom(start) : undefined,
    choose,
    close,
    onKey,
    activeID: (listID: string) => `${listID}-${choices[active]?.id}`,
  };
}

export type ChoicesState<C extends Choice> = ReturnType<typeof useChoices<C>>;
