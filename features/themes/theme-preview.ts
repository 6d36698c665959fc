/** What a page says of the theme that is tried on it. */
export interface ThemePreview {
  name: string;
  /** Where to go when it is over; null: to the theme's revisions. */
  redirect: string | null;
  themeID: number | string;
  /** Set where an earlier state is tried. */
  revisionID: number | null;
}
