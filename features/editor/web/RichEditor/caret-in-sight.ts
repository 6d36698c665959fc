import { defaultScrollSelectionIntoView, type ReactEditor } from 'slate-react';
import { bandInSight } from '../EditorFrame/band-in-sight.ts';

const GAP = 8;

/** Slate knows the edges of the screen, but not the keyboard and the bar that lie over the text. */
export function keepCaretInSight(editor: ReactEditor, range: globalThis.Range): void {
  defaultScrollSelectionIntoView(editor, range);
  const caret = range.cloneRange();
  caret.collapse(false);
  const { top, bottom, height } = caret.getBoundingClientRect();
  const within = range.startContainer.parentElement;
  if (height === 0 || !within) return;
  const band = bandInSight(within);
  if (bottom + GAP > band.bottom) scrollBy({ top: bottom + GAP - band.bottom, behavior: 'instant' });
  else if (top - GAP < band.top) scrollBy({ top: top - GAP - band.top, behavior: 'instant' });
}
