// Ways to hand a post on, in the menu of its share button.
import type { ComponentType } from 'react';
import { WebPlace } from '../../../platform/web/nodes/web-place.ts';

export interface SharedPost {
  name: string;
  url: string;
}

export interface ShareItem {
  position: number;
  Item: ComponentType<SharedPost>;
}

export const shareItems = new WebPlace<ShareItem>('shareItems');
