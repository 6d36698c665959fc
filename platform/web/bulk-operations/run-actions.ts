// What can be done with a run that ended while nobody had its form open: whoever can do something adds a button.
import type { ComponentType } from 'react';
import { WebPlace } from '../nodes/web-place.ts';

export interface RunAction {
  /** `runID`: see AuditExtras. */
  Action: ComponentType<{ runID: string; onDone: () => void }>;
}

/** For runs that can be undone. */
export const runActions = new WebPlace<RunAction>('runActions');
