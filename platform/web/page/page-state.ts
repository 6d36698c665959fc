import type { HydratedLayout, LayoutNode, PageProblem } from '../../contract/page.ts';

export interface PageState {
  page: HydratedLayout | null;
  problem: PageProblem | null;
  /** Made in the browser of what is not published. */
  isDraft?: boolean;
}

/** What lies below the title bar. */
export function framedLayout({ frame, layout }: HydratedLayout): readonly LayoutNode[] {
  return frame ? [{ ...frame, $reactProps: { ...frame.$reactProps, children: layout } }] : layout;
}
