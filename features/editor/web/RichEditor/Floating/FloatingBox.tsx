import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Range, Range as SlateRange } from 'slate';
import { ReactEditor, useSlate } from 'slate-react';
import { classNames } from '../../../../../platform/ui/class-names.ts';
import { bandInSight } from '../../EditorFrame/band-in-sight.ts';
import styles from './FloatingBox.module.css';

const GAP = 6;

export interface FloatingBoxProps {
  /** What it belongs to; left out: the selection. */
  at?: SlateRange | null;
  side?: 'above' | 'below';
  className?: string;
  children: ReactNode;
}

/** Beside words of the text, within the composer: below them, above where a keyboard or the edge of the screen is in the way. */
export function FloatingBox({ at, side = 'below', className, children }: FloatingBoxProps) {
  const editor = useSlate();
  const box = useRef<HTMLDivElement>(null);
  const range = at ?? editor.selection;
  useLayoutEffect(() => {
    if (!range) return;
    const place = () => placeBox(editor, range, side, box);
    place();
    const view = window.visualViewport;
    view?.addEventListener('resize', place);
    return () => view?.removeEventListener('resize', place);
  });
  return (
    <div ref={box} className={classNames(styles.box, className)}>
      {children}
    </div>
  );
}

function placeBox(
  editor: ReactEditor,
  range: Range,
  side: 'above' | 'below',
  box: RefObject<HTMLDivElement | null>,
): void {
  const element = box.current;
  const frame = element?.offsetParent;
  if (!element || !(frame instanceof HTMLElement)) return;
  const anchor = rectOf(editor, range);
  if (!anchor) return;
  const outer = frame.getBoundingClientRect();
  const height = element.offsetHeight;
  const hasRoomBelow = anchor.bottom + GAP + height <= bandInSight(frame).bottom;
  // What follows a selection does not cover the toolbar; a list may, where there is no other room.
  const highest = side === 'above' ? Math.max(0, outer.top) : 0;
  const hasRoomAbove = anchor.top - GAP - height >= highest;
  const isAbove = hasRoomAbove && (side === 'above' || !hasRoomBelow);
  const top = isAbove ? anchor.top - outer.top - GAP - height : anchor.bottom - outer.top + GAP;
  const isRightToLeft = getComputedStyle(frame).direction === 'rtl';
  const start = isRightToLeft ? outer.right - anchor.right : anchor.left - outer.left;
  const room = outer.width - element.offsetWidth;
  element.style.insetBlockStart = `${top}px`;
  element.style.insetInlineStart = `${Math.max(0, Math.min(start, room))}px`;
}

/** Undefined where the words are no longer there, for a moment: React has not drawn what Slate holds. */
function rectOf(editor: ReactEditor, range: Range): DOMRect | undefined {
  try {
    const found = ReactEditor.toDOMRange(editor, range);
    const rect = found.getBoundingClientRect();
    if (rect.height > 0) return rect;
    const { startContainer } = found;
    const element = startContainer instanceof Element ? startContainer : startContainer.parentElement;
    return element?.getBoundingClientRect();
  } catch {
    return undefined;
  }
}
