import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { ReactEditor } from 'slate-react';
import type { RichTextEditor } from '../slate-types.ts';
import { moveBlockTo } from './block-commands.ts';

/** Less than this is a press whose hand shook. */
const SLACK = 4;

interface Drag {
  index: number;
  startY: number;
  gap?: number;
}

/** Follows the pointer from the handle of a block to the gap where it is let go; a line shows the gap. */
export function useBlockDrag(
  editor: RichTextEditor,
  line: RefObject<HTMLElement | null>,
  index: number | undefined,
) {
  const drag = useRef<Drag>(undefined);
  const dragged = useRef(false);
  const [isDragging, setDragging] = useState(false);
  const end = () => {
    drag.current = undefined;
    setDragging(false);
  };
  const events = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      dragged.current = false;
      if (event.button !== 0 || index === undefined) return;
      drag.current = { index, startY: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = drag.current;
      if (!now || (now.gap === undefined && Math.abs(event.clientY - now.startY) < SLACK)) return;
      const { gap, y } = gapAt(editor, event.clientY);
      now.gap = gap;
      dragged.current = true;
      setDragging(true);
      placeLine(line.current, y);
    },
    onPointerUp: () => {
      const done = drag.current;
      end();
      if (done?.gap !== undefined) moveBlockTo(editor, done.index, done.gap);
    },
    onPointerCancel: end,
  };
  return { events, isDragging, wasDragged: () => dragged.current };
}

function placeLine(line: HTMLElement | null, y: number): void {
  const top = line?.parentElement?.getBoundingClientRect().top ?? 0;
  if (line) line.style.insetBlockStart = `${y - top}px`;
}

/** The gap that is nearest, and where it is on the screen. */
function gapAt(editor: RichTextEditor, clientY: number): { gap: number; y: number } {
  let bottom = 0;
  for (const [gap, block] of editor.children.entries()) {
    const box = ReactEditor.toDOMNode(editor, block).getBoundingClientRect();
    if (clientY < (box.top + box.bottom) / 2) return { gap, y: gap === 0 ? box.top : (bottom + box.top) / 2 };
    bottom = box.bottom;
  }
  return { gap: editor.children.length, y: bottom };
}
