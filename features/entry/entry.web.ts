import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

export const entryWeb: WebFeature = {
  name: 'entry',
  widgets: {},
  later: [
    {
      names: ['PasswordRequestForm', 'RegisterForm', 'SignInForm'],
      load: async () => (await import('./web/way-in-widgets.ts')).wayInWidgets,
    },
    {
      names: [
        'EmailConfirmForm',
        'EmailConfirmRequestForm',
        'InvitationForm',
        'PasswordResetForm',
        'SetupWizard',
        'SignOutForm',
      ],
      load: async () => (await import('./web/entry-widgets.ts')).entryWidgets,
    },
  ],
};
