// What the page is given.
export interface ViewAsPageProps {
  /** Those that may do no more than the reader. */
  roles: { roleID: number; name: string }[];
  /** Of the link that led here. */
  member?: { userID: number; name: string };
  /** Of the link that led here, one of `roles`. */
  roleID?: number;
  /** Where to look at first, on this site. */
  to: string;
}
