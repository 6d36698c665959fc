// A field within the text, in an element that the editor does not edit itself (a void one): the words of a picture. Slate takes the
// focus and the caret back from it, and draws what is typed some time later; both are kept from losing letters here.
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Editor, type Path, type PathRef } from 'slate';
import { ReactEditor, useSlateStatic } from 'slate-react';
import type { EditorElement } from '../../../rich2/editor-nodes.ts';
import type { RichTextEditor } from '../slate-types.ts';

type Write = (editor: RichTextEditor, at: Path, text: string) => void;

/** The properties of the input. */
export function useFieldInVoid(element: EditorElement, value: string, write: Write) {
  const editor = useSlateStatic();
  // The text is drawn again some time after each change: what is typed faster must not wait for that.
  const [typed, setTyped] = useState<string>();
  const place = useRef<PathRef>(undefined);
  const isLeaving = useRef(false);
  useNotesLeaving(isLeaving);
  return {
    value: typed ?? value,
    onFocus: (event: FocusEvent) => {
      event.stopPropagation();
      ReactEditor.blur(editor);
      isLeaving.current = false;
      place.current ??= Editor.pathRef(editor, ReactEditor.findPath(editor, element));
      setTyped((before) => before ?? value);
    },
    onBlur: ({ target, relatedTarget }: FocusEvent<HTMLInputElement>) => {
      // Some moments after the selection changed Slate brings the caret into the text, though nobody went there.
      if (!isLeaving.current && relatedTarget === ReactEditor.toDOMNode(editor, editor))
        return target.focus();
      place.current?.unref();
      place.current = undefined;
      setTyped(undefined);
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      isLeaving.current = key === 'Tab' || key === 'Escape';
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped(target.value);
      const at = place.current?.current;
      if (at) write(editor, at, target.value);
    },
  };
}

/** Whoever presses outside of the element goes away from it. */
function useNotesLeaving(isLeaving: RefObject<boolean>): void {
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      isLeaving.current = !(target as Element).closest('[data-slate-void]');
    };
    document.addEventListener('pointerdown', press, true);
    return () => document.removeEventListener('pointerdown', press, true);
  }, [isLeaving]);
}
