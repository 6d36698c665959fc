import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type {
  ClaimInvitationProps,
  ClaimPasswordFormProps,
  ImportedMembersPageProps,
} from './claims.states.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    ClaimForm: object;
    ClaimInvitation: ClaimInvitationProps;
    ClaimPasswordForm: ClaimPasswordFormProps;
    ImportedMembersPage: ImportedMembersPageProps;
  }
}

export const claimsWeb: WebFeature = {
  name: 'claims',
  widgets: {},
  later: [
    {
      names: ['ClaimForm', 'ClaimPasswordForm'],
      load: async () => (await import('./web/claim-forms.ts')).claimForms,
    },
    {
      names: ['ClaimInvitation'],
      load: async () => ({
        ClaimInvitation: (await import('./web/ClaimInvitation/ClaimInvitation.tsx')).ClaimInvitation,
      }),
    },
    {
      names: ['ImportedMembersPage'],
      load: async () => ({
        ImportedMembersPage: (await import('./web/ImportedMembersPage/ImportedMembersPage.tsx'))
          .ImportedMembersPage,
      }),
    },
  ],
};
