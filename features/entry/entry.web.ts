import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { EmailConfirmForm } from './web/EmailConfirmForm/EmailConfirmForm.tsx';
import { EmailConfirmRequestForm } from './web/EmailConfirmRequestForm/EmailConfirmRequestForm.tsx';
import { InvitationForm } from './web/InvitationForm/InvitationForm.tsx';
import { PasswordRequestForm } from './web/PasswordRequestForm/PasswordRequestForm.tsx';
import { PasswordResetForm } from './web/PasswordResetForm/PasswordResetForm.tsx';
import { RegisterForm } from './web/RegisterForm/RegisterForm.tsx';
import { SetupWizard } from './web/SetupWizard/SetupWizard.tsx';
import { SignInForm } from './web/SignInForm/SignInForm.tsx';
import { SignOutForm } from './web/SignOutForm/SignOutForm.tsx';

export const entryWeb: WebFeature = {
  name: 'entry',
  widgets: {
    EmailConfirmForm,
    EmailConfirmRequestForm,
    InvitationForm,
    PasswordRequestForm,
    PasswordResetForm,
    RegisterForm,
    SetupWizard,
    SignInForm,
    SignOutForm,
  },
};
