// What one fills in on the way in and out.
import { EmailConfirmForm } from './EmailConfirmForm/EmailConfirmForm.tsx';
import { EmailConfirmRequestForm } from './EmailConfirmRequestForm/EmailConfirmRequestForm.tsx';
import { InvitationForm } from './InvitationForm/InvitationForm.tsx';
import { PasswordRequestForm } from './PasswordRequestForm/PasswordRequestForm.tsx';
import { PasswordResetForm } from './PasswordResetForm/PasswordResetForm.tsx';
import { RegisterForm } from './RegisterForm/RegisterForm.tsx';
import { SetupWizard } from './SetupWizard/SetupWizard.tsx';
import { SignInForm } from './SignInForm/SignInForm.tsx';
import { SignOutForm } from './SignOutForm/SignOutForm.tsx';

export const entryWidgets = {
  EmailConfirmForm,
  EmailConfirmRequestForm,
  InvitationForm,
  PasswordRequestForm,
  PasswordResetForm,
  RegisterForm,
  SetupWizard,
  SignInForm,
  SignOutForm,
};
