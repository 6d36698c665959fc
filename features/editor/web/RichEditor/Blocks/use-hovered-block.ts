import { useEffect, useState } from 'react';
import { ReactEditor } from 'slate-react';
import type { RichTextEditor } from '../slate-types.ts';

/** The block under the pointer, until somebody types or the pointer leaves the editor. */
export function useHoveredBlock(editor: RichTextEditor): number | undefined {
  const [index, setIndex] = useState<number>();
  useEffect(() => {
    const area = ReactEditor.toDOMNode(editor, editor);
    const frame = area.parentElement ?? area;
    const forget = () => setIndex(undefined);
    const look = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      const found = blockOf(editor, target);
      if (found !== undefined) setIndex(found);
    };
    frame.addEventListener('pointermove', look);
    frame.addEventListener('pointerleave', forget);
    frame.addEventListener('keydown', forget);
    return () => {
      frame.removeEventListener('pointermove', look);
      frame.removeEventListener('pointerleave', forget);
      frame.removeEventListener('keydown', forget);
    };
  }, [editor]);
  return index;
}

/** Undefined beside the text: what was hovered before is still meant. */
function blockOf(editor: RichTextEditor, target: EventTarget | null): number | undefined {
  if (!(target instanceof Element) || !ReactEditor.hasDOMNode(editor, target)) return undefined;
  const element = target.closest('[data-slate-node="element"]');
  if (!element) return undefined;
  return ReactEditor.findPath(editor, ReactEditor.toSlateNode(editor, element))[0];
}
