import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { EmailConfirmFormProps } from './web/EmailConfirmForm/EmailConfirmForm.tsx';
import type { EmailConfirmRequestFormProps } from './web/EmailConfirmRequestForm/EmailConfirmRequestForm.tsx';
import type { InvitationFormProps } from './web/InvitationForm/InvitationForm.tsx';
import type { PasswordResetFormProps } from './web/PasswordResetForm/PasswordResetForm.tsx';
import type { RegisterFormProps } from './web/RegisterForm/RegisterForm.tsx';
import type { SetupWizardProps } from './web/SetupWizard/SetupWizard.tsx';
import type { SignInFormProps } from './web/SignInForm/SignInForm.tsx';
import type { SignOutFormProps } from './web/SignOutForm/SignOutForm.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    EmailConfirmForm: EmailConfirmFormProps;
    EmailConfirmRequestForm: EmailConfirmRequestFormProps;
    InvitationForm: InvitationFormProps;
    PasswordRequestForm: object;
    PasswordResetForm: PasswordResetFormProps;
    RegisterForm: RegisterFormProps;
    SetupWizard: SetupWizardProps;
    SignInForm: SignInFormProps;
    SignOutForm: SignOutFormProps;
  }
}

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
