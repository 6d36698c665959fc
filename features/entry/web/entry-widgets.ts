// What one fills in once: set-up, signing out, and what mails lead to.
import { EmailConfirmForm } from './EmailConfirmForm/EmailConfirmForm.tsx';
import { EmailConfirmRequestForm } from './EmailConfirmRequestForm/EmailConfirmRequestForm.tsx';
import { InvitationForm } from './InvitationForm/InvitationForm.tsx';
import { PasswordResetForm } from './PasswordResetForm/PasswordResetForm.tsx';
import { SetupWizard } from './SetupWizard/SetupWizard.tsx';
import { SignOutForm } from './SignOutForm/SignOutForm.tsx';

export const entryWidgets = {
  EmailConfirmForm,
  EmailConfirmRequestForm,
  InvitationForm,
  PasswordResetForm,
  SetupWizard,
  SignOutForm,
};
