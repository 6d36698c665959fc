import type { WebFeature } from '@parley/addon-api/web';

declare module '@parley/addon-api/web' {
  interface WidgetData {
    /** Of a discussion: who is at its page. */
    OnlineMembers: { limit: number; discussionID: number | null };
  }
}

export const onlineWeb: WebFeature = {
  name: 'online',
  widgets: {},
  later: [{ names: ['OnlineMembers'], load: () => import('./web/OnlineMembers/OnlineMembers.tsx') }],
};
