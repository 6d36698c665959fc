import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { PostLogProps } from './post-history.states.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    PostLog: PostLogProps;
  }
}

export const postHistoryWeb: WebFeature = {
  name: 'post-history',
  widgets: {},
  later: [
    {
      names: ['PostLog'],
      load: async () => ({ PostLog: (await import('./web/PostLog/PostLog.tsx')).PostLog }),
    },
  ],
};
