// Which comments a page shows, by what its layout says.
import type { LayoutNode } from '../../../platform/contract/page.ts';

/** The highest number among the comments of the page; 0 without any. */
export function lastNumberShown(nodes: readonly LayoutNode[]): number {
  return highest(nodes);
}

function highest(value: unknown): number {
  if (Array.isArray(value)) return Math.max(0, ...value.map(highest));
  if (typeof value !== 'object' || value === null) return 0;
  const record = value as Record<string, unknown>;
  const own = typeof record.commentID === 'number' && typeof record.number === 'number' ? record.number : 0;
  return Math.max(own, ...Object.values(record).map(highest));
}
