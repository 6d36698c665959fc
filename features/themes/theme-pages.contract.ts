// What the pages about themes hand to the browser: administrators' own, so they are never cached.
import type { Theme, ThemeRevision } from './themes.contract.ts';

export interface ListedTheme {
  theme: Theme;
  /** Of the theme itself, without its parent's. */
  variables: Readonly<Record<string, unknown>>;
  /** The key of the theme that lies below; its own where it comes with the product. */
  parentKey: string;
}

export interface ThemesPageProps {
  themes: ListedTheme[];
  /** Tried in this session. */
  previewedID: number | string | null;
  /** In the last 30 days, the latest first. */
  deleted: { themeID: number; name: string; dateDeleted: string }[];
}

export interface ThemeEditorProps extends ListedTheme {
  styles: string;
  javascript: string;
  header: string;
  footer: string;
  /** Pictures by their addresses; '' for none. */
  logo: string;
  mobileLogo: string;
  /** The logo of the community, which shows where the theme has none. */
  siteLogo: string;
}

export interface ThemeRevisionsProps {
  theme: Theme;
  revisions: ThemeRevision[];
  total: number;
}
