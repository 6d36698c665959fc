import { mailTemplates } from '../../../platform/server/places/mail-templates.ts';

export const securityMailTemplate = mailTemplates.add({
  id: 'signInChanged',
  position: 120,
  name: 'How one signs in was changed',
  subject: { text: '{site}: how you sign in was changed' },
  paragraphs: [
    { text: 'Hello {name},' },
    { text: 'two-factor authentication was switched on for your account.' },
    { text: 'What there is now, you see at {url}', sample: { url: '/account/security' } },
    {
      text: 'If it was not you, choose a new password at once: {url}',
      sample: { url: '/entry/passwordrequest' },
    },
  ],
});
