// The pages about layouts that are not the editor: one chunk.
import { LayoutHistory } from './LayoutHistory/LayoutHistory.tsx';
import { LayoutsPage } from './LayoutsPage/LayoutsPage.tsx';

export const layoutPages = { LayoutsPage, LayoutHistory };
