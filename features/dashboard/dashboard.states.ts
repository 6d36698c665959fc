import type { ReactNode } from 'react';

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
  children?: ReactNode;
}
