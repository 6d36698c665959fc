import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { ClaimPasswordFormProps, ImportedMembersPageProps } from './claims.states.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    ClaimForm: object;
    ClaimPasswordForm: ClaimPasswordFormProps;
    ImportedMembersPage: ImportedMembersPageProps;
  }
}

export const claimsManagedWeb: WebFeature = {
  name: 'claims',
  widgets: {},
  later: [
    {
      names: ['ClaimForm', 'ClaimPasswordForm'],
      load: async () => (await import('./web/claim-forms.ts')).claimForms,
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
