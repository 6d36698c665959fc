// What features put onto pages beside their layouts, whatever layout that is: first in the content, or in the panel.
import type { LayoutNode } from '../../contract/page.ts';
import type { RequestContext } from '../http/context.ts';
import type { ResolvedView } from './view.ts';

export interface PageAddition {
  area: 'content' | 'panel';
  node: LayoutNode;
  /** Below what the layout has there, instead of above. */
  isLast?: boolean;
}

/** Shared content, as widgets are. */
export type PageAdditions = (ctx: RequestContext, view: ResolvedView) => Promise<PageAddition[]>;

type Ends = Readonly<Record<string, { first: string; last: string }>>;

const CONTENT: Ends = {
  SectionOneColumn: { first: 'children', last: 'children' },
  SectionTwoColumns: { first: 'mainTop', last: 'mainBottom' },
  SectionThreeColumns: { first: 'middleTop', last: 'middleBottom' },
};

/** A page without a panel shows in its content what belongs there. */
const PANEL: Ends = {
  SectionOneColumn: { first: 'children', last: 'children' },
  SectionTwoColumns: { first: 'secondaryTop', last: 'secondaryBottom' },
  SectionThreeColumns: { first: 'rightTop', last: 'rightBottom' },
};

/** Into the first section that has such areas; a layout without one gets a section of its own on top. */
export function withAdditions(
  nodes: readonly LayoutNode[],
  additions: readonly PageAddition[],
): LayoutNode[] {
  if (additions.length === 0) return [...nodes];
  const at = nodes.findIndex((node) => node.$reactComponent in CONTENT);
  const section = nodes[at];
  if (!section) {
    const children = additions.map((each) => each.node);
    return [{ $reactComponent: 'SectionOneColumn', $reactProps: { children } }, ...nodes];
  }
  const props: Record<string, unknown> = { ...section.$reactProps };
  const nodesIn = (name: string) => (props[name] as LayoutNode[] | undefined) ?? [];
  for (const [area, ends] of [
    ['panel', PANEL],
    ['content', CONTENT],
  ] as const) {
    const { first, last } = ends[section.$reactComponent] as Ends[string];
    const added = additions.filter((each) => each.area === area);
    const above = added.filter(({ isLast }) => !isLast).map(({ node }) => node);
    const below = added.filter(({ isLast }) => isLast).map(({ node }) => node);
    if (above.length > 0) props[first] = [...above, ...nodesIn(first)];
    if (below.length > 0) props[last] = [...nodesIn(last), ...below];
  }
  return nodes.with(at, { ...section, $reactProps: props });
}
