// The one place where bodies are written. What draws it comes later, as a chunk of its own: a page can be read,
// and words typed, before it is there.
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { MarkdownEditorProps } from '../MarkdownEditor/MarkdownEditor.tsx';
import { ComposerFallback } from './ComposerFallback.tsx';
import type { ComposerProps } from './composer-props.ts';

type Editor = ComponentType<MarkdownEditorProps>;

/** Fetched once; whoever comes later has it at once. */
export const loaded: { editor?: Editor | undefined } = {};

export function Composer(props: ComposerProps) {
  const [Editor, setEditor] = useState<Editor | undefined>(() => loaded.editor);
  const [hasFailed, setHasFailed] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  /** Still has its caret when the editor has taken its place. */
  const focused = useRef<HTMLTextAreaElement>(null);
  const start = useRef({ onChange: props.onChange, value: props.value });

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    // What was typed into the server's text area before hydration is adopted.
    if (element.value !== start.current.value) start.current.onChange(element.value);
    const noteFocus = () => {
      focused.current = document.activeElement === element ? element : null;
    };
    noteFocus();
    element.addEventListener('focus', noteFocus);
    element.addEventListener('blur', noteFocus);
    return whenFetched(
      element,
      (editor) => setEditor(() => editor),
      () => setHasFailed(true),
    );
  }, []);

  if (!Editor) return <ComposerFallback {...props} area={area} hasFailed={hasFailed} />;
  const { selectionStart, selectionEnd } = focused.current ?? {};
  return (
    <Editor
      {...props}
      startValue={start.current.value}
      hasFocus={props.hasFocus || focused.current !== null}
      selection={
        selectionStart === undefined
          ? undefined
          : { start: selectionStart, end: selectionEnd ?? selectionStart }
      }
    />
  );
}

/** Half-composed words (Japanese, Korean ...) would be lost with the element they are composed in: they are waited for. */
function whenFetched(
  element: HTMLTextAreaElement,
  arrive: (editor: Editor) => void,
  fail: () => void,
): () => void {
  let isWanted = true;
  let isComposing = false;
  const note = (event: Event) => {
    isComposing = event.type === 'compositionstart';
    if (!isComposing && loaded.editor && isWanted) arrive(loaded.editor);
  };
  element.addEventListener('compositionstart', note);
  element.addEventListener('compositionend', note);
  import('../MarkdownEditor/MarkdownEditor.tsx').then(
    (module) => {
      loaded.editor = module.default;
      if (isWanted && !isComposing) arrive(loaded.editor);
    },
    () => isWanted && fail(),
  );
  return () => {
    isWanted = false;
  };
}
