// What features put onto pages beside their layouts, whatever layout that is: first in the content, or in the panel.
import type { LayoutNode } from '../../contract/page.ts';
import type { RequestContext } from '../http/context.ts';
import type { ResolvedView } from './view.ts';

export interface PageAddition {
  area: 'content' | 'panel';
  node: LayoutNode;
}

/** Shared content, as widgets are. */
export type PageAdditions = (ctx: RequestContext, view: ResolvedView) => Promise<PageAddition[]>;

const CONTENT: Readonly<Record<string, string>> = {
  SectionOneColumn: 'children',
  SectionTwoColumns: 'mainTop',
  SectionThreeColumns: 'middleTop',
};

/** A page without a panel shows in its content what belongs there. */
const PANEL: Readonly<Record<string, string>> = {
  SectionOneColumn: 'children',
  SectionTwoColumns: 'secondaryTop',
  SectionThreeColumns: 'rightTop',
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
  const props = { ...section.$reactProps };
  for (const [area, areas] of [
    ['panel', PANEL],
    ['content', CONTENT],
  ] as const) {
    const name = areas[section.$reactComponent] as string;
    const added = additions.filter((each) => each.area === area).map((each) => each.node);
    if (added.length > 0) props[name] = [...added, ...((props[name] as LayoutNode[] | undefined) ?? [])];
  }
  return nodes.with(at, { ...section, $reactProps: props });
}
