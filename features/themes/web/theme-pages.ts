// The pages about themes that are not the editor: one chunk.
import { ThemeRevisions } from './ThemeRevisions/ThemeRevisions.tsx';
import { ThemesPage } from './ThemesPage/ThemesPage.tsx';

export const themePages = { ThemesPage, ThemeRevisions };
