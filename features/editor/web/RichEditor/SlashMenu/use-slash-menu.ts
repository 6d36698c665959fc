import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslator } from '../../../../../platform/web/i18n/language.tsx';
import { caretText } from '../Floating/caret-text.ts';
import { focusEditor } from '../Floating/focus-editor.ts';
import type { RichTextEditor } from '../slate-types.ts';
import { type BlockChoice, blockChoices, matchingChoices, removeRange } from './block-choices.ts';

const TYPED = /(?:^|\s)\/([\p{L}\p{N}][\p{L}\p{N} -]{0,19}|)$/u;

/** Opens behind a slash that begins a word; what is typed on filters it, and nothing found closes it. */
export function useSlashMenu(editor: RichTextEditor) {
  const { t } = useTranslator();
  const [active, setActive] = useState(0);
  const [closedFor, setClosedFor] = useState<string>();
  const caret = caretText(editor);
  const before = caret?.before ?? '';
  const query = caret ? TYPED.exec(before.slice(-40))?.[1] : undefined;
  const start = query === undefined ? -1 : before.length - query.length - 1;
  const place = query === undefined ? undefined : `${editor.selection?.anchor.path.join()}:${start}`;
  const choices = query === undefined ? [] : matchingChoices(blockChoices(t), query);
  const isOpen = choices.length > 0 && closedFor !== place;
  useEffect(() => {
    if (query !== undefined) setActive(0);
  }, [query]);

  const close = () => setClosedFor(place);
  const choose = (choice: BlockChoice) => {
    if (caret) removeRange(editor, caret.rangeFrom(start));
    choice.run(editor);
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
    query: query ?? '',
    range: caret && query !== undefined ? caret.rangeFrom(start) : undefined,
    choose,
    close,
    onKey,
    activeID: (listID: string) => `${listID}-${choices[active]?.id}`,
  };
}

export type SlashMenuState = ReturnType<typeof useSlashMenu>;
