import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import { localDraftKey, readLocalDraft } from '../local-draft.ts';
import type { ComposerProps, TypedSelection } from './composer-props.ts';
import { fetchEditor, type Kind, loaded } from './load-editor.ts';
import { valueOfTyped } from './typed-value.ts';

/** When the editor is fetched, when it may take the place of the plain text area, and what was done there before. */
export function useArrival(props: ComposerProps, kind: Kind) {
  const [start] = useState(() => ({ value: props.value, isTyped: kind === 'text' }));
  const [hasBegun, begin] = useBeginning(props);
  const [hasFailed, setHasFailed] = useState(false);
  /** Shown first, or switched from: another that was fetched before takes its place at once. */
  const [ready, setReady] = useState<Kind | undefined>(() =>
    props.value !== '' && loaded[kind] ? kind : undefined,
  );
  const isReady = ready === kind || (ready !== undefined && loaded[kind] !== undefined);
  const area = useRef<HTMLTextAreaElement>(null);
  const selectionTyped = useTyped(area, props, start.isTyped ? start.value : '', begin);

  useEffect(() => {
    if (!hasBegun) return;
    return whenFetched(
      area.current,
      kind,
      () => setReady(kind),
      () => setHasFailed(true),
    );
  }, [hasBegun, kind]);
  return { area, start, hasFailed, isReady, begin, selectionTyped };
}

/** Somebody writes, or has written: there is a draft, a quote, a post to edit. */
function useBeginning({ draftKey, hasFocus, value }: ComposerProps) {
  const [hasBegun, setBegun] = useState(false);
  const [begin] = useState(() => () => setBegun(true));
  const me = useMe();
  const isWritten =
    hasFocus ||
    value !== '' ||
    (draftKey !== undefined && me && readLocalDraft(localDraftKey(me.userID, draftKey)) !== undefined);
  useEffect(() => {
    if (isWritten) begin();
  }, [isWritten, begin]);
  return [hasBegun, begin] as const;
}

/** What was typed into the plain text area is adopted; answers where its caret stands, as long as it has one. */
function useTyped(
  area: RefObject<HTMLTextAreaElement | null>,
  props: ComposerProps,
  known: string,
  begin: () => void,
): () => TypedSelection | undefined {
  /** Still has its caret when the editor has taken its place. */
  const focused = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    // Also what came before hydration.
    const { format, onChange } = latest.current;
    if (element.value !== known) onChange(valueOfTyped(element.value, format), format);
    const noteFocus = () => {
      focused.current = document.activeElement === element ? element : null;
      if (focused.current) begin();
    };
    noteFocus();
    element.addEventListener('focus', noteFocus);
    element.addEventListener('blur', noteFocus);
  }, [area, known, begin]);
  return () => {
    const element = focused.current;
    if (!element) return undefined;
    return { start: element.selectionStart, end: element.selectionEnd, text: element.value };
  };
}

/** Half-composed words (Japanese, Korean ...) would be lost with the element they are composed in: they are waited for. */
function whenFetched(
  element: HTMLTextAreaElement | null,
  kind: Kind,
  arrive: () => void,
  fail: () => void,
): () => void {
  let isWanted = true;
  let isComposing = false;
  const note = (event: Event) => {
    isComposing = event.type === 'compositionstart';
    if (!isComposing && loaded[kind] && isWanted) arrive();
  };
  element?.addEventListener('compositionstart', note);
  element?.addEventListener('compositionend', note);
  fetchEditor(kind).then(
    () => isWanted && !isComposing && arrive(),
    () => isWanted && fail(),
  );
  return () => {
    isWanted = false;
  };
}
