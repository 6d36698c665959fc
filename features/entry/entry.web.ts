import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

export const entryWeb: WebFeature = {
  name: 'entry',
  widgets: {},
  later: [
    {
      names: [
        'EmailConfirmForm',
        'EmailConfirmRequestForm',
        'InvitationForm',
        'PasswordRequestForm',
        'PasswordResetForm',
        'RegisterForm',
        'SetupWizard',
        'SignInForm',
        'SignOutForm',
      ],
      load: async () => (await import('./web/entry-widgets.ts')).entryWidgets,
    },
  ],
};
