// In which format one writes, among one's preferences.
import { lazy } from 'react';
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';
import { preferencePanels } from '../notifications/web/preference-panels.ts';

const WritingPanel = lazy(() => import('./web/WritingPanel/WritingPanel.tsx'));

export const editorAdditions: WebAdditions = {
  additions: [preferencePanels.add({ id: 'writing', position: 50, Panel: WritingPanel })],
};
