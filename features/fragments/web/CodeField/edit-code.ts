// What Tab and Enter do to code.

const STEP = '  ';

export interface Replacement {
  from: number;
  to: number;
  text: string;
  /** What is selected then. */
  selection: [number, number];
}

interface Field {
  value: string;
  selectionStart: number;
  selectionEnd: number;
}

/** undefined: the key does what it always does. */
export function replacementFor(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { value, selectionStart: start, selectionEnd: end }: Field,
): Replacement | undefined {
  if (key === 'Enter' && !shiftKey) return newLine(value, start, end);
  if (key !== 'Tab') return undefined;
  if (!shiftKey && !value.slice(start, end).includes('\n'))
    return { from: start, to: end, text: STEP, selection: [start + STEP.length, start + STEP.length] };
  return moveLines(value, start, end, shiftKey);
}

function newLine(value: string, start: number, end: number): Replacement {
  const line = value.slice(lineStart(value, start), start);
  const text = `\n${/^[ \t]*/.exec(line)?.[0] ?? ''}`;
  return { from: start, to: end, text, selection: [start + text.length, start + text.length] };
}

function moveLines(value: string, start: number, end: number, isOut: boolean): Replacement | undefined {
  const from = lineStart(value, start);
  const after = value.indexOf('\n', Math.max(start, end - 1));
  const to = after === -1 ? value.length : after;
  const lines = value.slice(from, to).split('\n');
  const moved = lines.map((line) => (isOut ? line.replace(/^(?: {1,2}|\t)/, '') : `${STEP}${line}`));
  const text = moved.join('\n');
  if (text === value.slice(from, to)) return isOut ? nothing(start, end) : undefined;
  const first = (moved[0]?.length ?? 0) - (lines[0]?.length ?? 0);
  const all = text.length - (to - from);
  return { from, to, text, selection: [Math.max(from, start + first), Math.max(from, end + all)] };
}

function nothing(start: number, end: number): Replacement {
  return { from: start, to: start, text: '', selection: [start, end] };
}

function lineStart(value: string, at: number): number {
  return value.lastIndexOf('\n', at - 1) + 1;
}
