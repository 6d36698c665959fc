import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { TitleBarWidget } from './web/TitleBarWidget/TitleBarWidget.tsx';

export const navigationWeb: WebFeature = {
  name: 'navigation',
  widgets: { TitleBar: TitleBarWidget },
};
