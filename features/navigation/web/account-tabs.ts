// What the tabs of the account box show; the tabs themselves are added on the server, to `accountTabs`.
import type { ComponentType } from 'react';
import { WebPlace } from '../../../platform/web/nodes/web-place.ts';

export interface AccountTabContent {
  /** Of the tab. */
  id: string;
  /** Lazy: fetched when the tab is opened. */
  Content: ComponentType;
}

export const accountTabContents = new WebPlace<AccountTabContent>('accountTabContents');
