import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

const form = (layoutViewType: string, name: string, widget: string) =>
  oneWidget(layoutViewType, name, `entry.${widget}`, 'narrow');

export const entryTemplates = [
  form('signIn', 'Sign In', 'sign-in'),
  form('register', 'Register', 'register'),
  form('registerInvitation', 'Join', 'register-invitation'),
  form('signOut', 'Sign Out', 'sign-out'),
  form('passwordRequest', 'Forgot your password?', 'password-request'),
  form('passwordReset', 'Choose a new password', 'password-reset'),
  form('emailConfirm', 'Confirm your email address', 'email-confirm'),
  form('emailConfirmRequest', 'Resend confirmation email', 'email-confirm-request'),
  form('setup', 'Set Up', 'setup'),
];
