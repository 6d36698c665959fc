import type { HydratedLayout, PageProblem } from '../../contract/page.ts';

export interface PageState {
  page: HydratedLayout | null;
  problem: PageProblem | null;
}
