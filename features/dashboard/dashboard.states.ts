import type { ReactNode } from 'react';
import type { ResponseOf } from '../../platform/contract/endpoint.ts';
import type { getAttention, getFigures } from './dashboard.contract.ts';

export interface NavigationPage {
  id: string;
  title: string;
  url: string;
}

/** `DashboardFrame` */
export interface DashboardFrameProps {
  /** Those with pages that the viewer may open, in order. */
  groups: { id: string; name: string; icon: string; pages: NavigationPage[] }[];
  /** The page that is shown; absent: one that leads to others. */
  pageID?: string;
  /** Which of those that lead to others it is. */
  overview?: string;
  /** What one of these permissions allows is needed to open the page; none: it leads to others, of which each sees their own. */
  seenBy: string[];
  children?: ReactNode;
}

/** `DashboardPage` */
export interface DashboardPageProps {
  attention: ResponseOf<(typeof getAttention)['spec']>;
  /** For whoever may read them. */
  figures?: ResponseOf<(typeof getFigures)['spec']>;
}
