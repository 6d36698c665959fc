import type { ReactNode } from 'react';
import type { Mark } from '../../search-results.contract.ts';

/** A text with the searched words marked. */
export function Marked({ text, marks = [] }: { text: string; marks?: readonly Mark[] }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    if (start > at) parts.push(text.slice(at, start));
    parts.push(<mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
