// Puts a changed text into a text area so that the browser's own undo still knows every step.
import type { Selection } from './markdown-commands.ts';

export function selectionOf(area: HTMLTextAreaElement): Selection {
  return { text: area.value, start: area.selectionStart, end: area.selectionEnd };
}

export function applySelection(area: HTMLTextAreaElement, next: Selection): void {
  const { from, to, inserted } = difference(area.value, next.text);
  area.focus();
  area.setSelectionRange(from, to);
  // insertText is the only edit that undo remembers; a browser without it gets the plain change.
  const isDone =
    from === to && inserted === '' ? true : document.execCommand?.('insertText', false, inserted) === true;
  if (!isDone || area.value !== next.text) {
    area.setRangeText(inserted, from, isDone ? area.selectionEnd : to, 'end');
    if (area.value !== next.text) area.value = next.text;
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(next.start, next.end);
}

export function difference(before: string, after: string): { from: number; to: number; inserted: string } {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from++;
  let tail = 0;
  while (tail < shorter - from && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  return { from, to: before.length - tail, inserted: after.slice(from, after.length - tail) };
}
