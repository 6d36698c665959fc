import { mailTemplates } from '../../../platform/server/places/mail-templates.ts';

export const applicantMailTemplates = [
  mailTemplates.add({
    id: 'applicationApproved',
    position: 80,
    name: 'An application was approved',
    subject: { text: 'You are a member of {site}' },
    paragraphs: [
      { text: 'Hello {name},' },
      { text: 'your application was approved: you are a member of {site} now.' },
      { text: 'Sign in with the password you chose:' },
      { url: '/entry/signin' },
    ],
  }),
  mailTemplates.add({
    id: 'applicationDeclined',
    position: 90,
    name: 'An application was declined',
    subject: { text: 'Your application to {site}' },
    paragraphs: [
      { text: 'Hello {name},' },
      { text: 'thank you for your interest in {site}. Your application was not approved.' },
    ],
  }),
];
