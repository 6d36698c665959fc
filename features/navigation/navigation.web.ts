import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { HydratedTitleBar } from './title-bar.contract.ts';
import { TitleBarWidget } from './web/TitleBarWidget/TitleBarWidget.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    TitleBar: HydratedTitleBar;
  }
}

export const navigationWeb: WebFeature = {
  name: 'navigation',
  widgets: { TitleBar: TitleBarWidget },
};
