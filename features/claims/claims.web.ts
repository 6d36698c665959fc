import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { ClaimInvitationProps } from './claims.states.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    ClaimInvitation: ClaimInvitationProps;
  }
}

/** On profiles of imported members, which are read like others. */
export const claimsWeb: WebFeature = {
  name: 'claims',
  widgets: {},
  later: [
    {
      names: ['ClaimInvitation'],
      load: async () => ({
        ClaimInvitation: (await import('./web/ClaimInvitation/ClaimInvitation.tsx')).ClaimInvitation,
      }),
    },
  ],
};
