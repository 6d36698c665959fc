// A file that has arrived, written into the text: where the caret is, and without taking the focus from elsewhere.
import { applySelection, selectionOf } from './apply-selection.ts';
import type { Selection } from './markdown-commands.ts';

export function insertFile(
  area: HTMLTextAreaElement | null,
  text: string,
  markup: string,
  onChange: (value: string) => void,
): void {
  if (!area) {
    onChange(appended(text, markup));
    return;
  }
  const next = withFile(selectionOf(area), markup);
  if (document.activeElement === area || document.activeElement === document.body) applySelection(area, next);
  else onChange(next.text);
}

/** A picture or a file stands on a line of its own; what is selected stays. */
export function withFile({ text, end }: Selection, markup: string): Selection {
  const before = text.slice(0, end);
  const after = text.slice(end);
  const opening = before === '' || before.endsWith('\n') ? '' : '\n';
  const closing = after.startsWith('\n') ? '' : '\n';
  const head = `${before}${opening}${markup}${closing}`;
  return { text: head + after, start: head.length, end: head.length };
}

function appended(text: string, markup: string): string {
  return withFile({ text, start: text.length, end: text.length }, markup).text;
}
