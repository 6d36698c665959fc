// The way back from a run that ended while nobody had its form open.
import { lazy } from 'react';
import { runActions } from '../../platform/web/bulk-operations/run-actions.ts';
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';

const UndoRun = lazy(async () => ({ default: (await import('./web/UndoButton/UndoRun.tsx')).UndoRun }));

export const auditLogAdditions: WebAdditions = {
  additions: [runActions.add({ Action: UndoRun })],
};
