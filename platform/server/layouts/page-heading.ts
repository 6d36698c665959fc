// A page has one h1. Where its layout may hold any widgets or none, one of them may say it, or nobody sees it.
import type { LayoutNode } from '../../contract/page.ts';
import type { ResolvedView } from './view.ts';

/** `isPageHeading` marks the widget whose title is the h1. */
export function headingOf({ heading }: ResolvedView, nodes: readonly LayoutNode[]): { heading?: string } {
  return heading === undefined || nodes.some(isHeaded) ? {} : { heading };
}

function isHeaded({ $reactProps }: LayoutNode): boolean {
  if ($reactProps.isPageHeading === true) return true;
  return Object.values($reactProps).some((area) => Array.isArray(area) && area.filter(isNode).some(isHeaded));
}

function isNode(value: unknown): value is LayoutNode {
  return typeof value === 'object' && value !== null && '$reactProps' in value;
}
