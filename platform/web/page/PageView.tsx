// A whole page: title bar, layout or problem, footer.
import type { HydratedLayout, PageProblem } from '../../contract/page.ts';
import { PageFrame } from '../../ui/PageFrame/PageFrame.tsx';
import { ToastRegion } from '../../ui/Toast/ToastRegion.tsx';
import { LayoutNodes } from '../nodes/LayoutNodes.tsx';
import { ProblemPanel } from './ProblemPanel.tsx';
import { SiteFooter } from './SiteFooter.tsx';

export interface PageState {
  page: HydratedLayout | null;
  problem: PageProblem | null;
}

export function PageView({ page, problem }: PageState) {
  return (
    <PageFrame
      titleBar={page && <LayoutNodes nodes={[page.titleBar]} />}
      footer={<SiteFooter />}
      overlays={<ToastRegion />}
    >
      {problem ? <ProblemPanel problem={problem} /> : page && <LayoutNodes nodes={page.layout} />}
    </PageFrame>
  );
}
