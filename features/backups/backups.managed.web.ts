import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { BackupsPageProps } from './backups.contract.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    BackupsPage: BackupsPageProps;
  }
}

export const backupsWeb: WebFeature = {
  name: 'backups',
  widgets: {},
  later: [
    {
      names: ['BackupsPage'],
      load: async () => ({ BackupsPage: (await import('./web/BackupsPage/BackupsPage.tsx')).BackupsPage }),
    },
  ],
};
