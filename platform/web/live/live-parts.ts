// Parts of every page that come when a reader has stayed for some seconds, and tell of what changes meanwhile.
import type { ComponentType } from 'react';
import { WebPlace } from '../nodes/web-place.ts';

export const liveParts = new WebPlace<ComponentType>('live parts');
