// What stands below the table of preferences: panels that capabilities add, each with what it asks and saves by itself.
import type { ComponentType } from 'react';
import { WebPlace } from '../../../platform/web/nodes/web-place.ts';

export interface PreferencePanel {
  id: string;
  position: number;
  /** Lazy: fetched with the page of preferences. Renders nothing where there is nothing to choose. */
  Panel: ComponentType;
}

export const preferencePanels = new WebPlace<PreferencePanel>('preferencePanels');
