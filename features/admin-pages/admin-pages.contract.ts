export interface ShownAdminPage {
  id: string;
  title: string;
  description: string;
  url: string;
  icon: string;
}

/** `AdminPages` */
export interface AdminPagesProps {
  title: string;
  /** Those with pages that the viewer may open, in order. */
  groups: { id: string; name: string; pages: ShownAdminPage[] }[];
}
