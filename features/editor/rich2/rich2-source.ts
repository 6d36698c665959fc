import { readRich2 } from './read-rich2.ts';
import { richToRich2 } from './rich-to-rich2.ts';

/** A stored body of either rich format as rich2; undefined where it cannot be read. */
export function rich2Source(source: string, format: 'rich' | 'rich2'): string | undefined {
  if (format === 'rich2') return readRich2(source) === undefined ? undefined : source;
  const nodes = richToRich2(source);
  return nodes && JSON.stringify(nodes);
}
