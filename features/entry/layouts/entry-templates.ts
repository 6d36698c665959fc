import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';

const form = (layoutViewType: string, name: string, widget: string): LayoutTemplate => ({
  layoutViewType,
  name,
  layout: [
    { $hydrate: 'react.section.1-column', isNarrow: true, children: [{ $hydrate: `react.${widget}` }] },
  ],
});

export const entryTemplates: LayoutTemplate[] = [
  form('signIn', 'Sign In', 'entry.sign-in'),
  form('register', 'Register', 'entry.register'),
  form('registerInvitation', 'Join', 'entry.register-invitation'),
  form('signOut', 'Sign Out', 'entry.sign-out'),
  form('passwordRequest', 'Forgot your password?', 'entry.password-request'),
  form('passwordReset', 'Choose a new password', 'entry.password-reset'),
  form('emailConfirm', 'Confirm your email address', 'entry.email-confirm'),
  form('emailConfirmRequest', 'Resend confirmation email', 'entry.email-confirm-request'),
  form('setup', 'Set Up', 'entry.setup'),
];
