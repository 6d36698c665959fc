import { mailTemplates } from '../../../platform/server/places/mail-templates.ts';

export const inviteMailTemplate = mailTemplates.add({
  id: 'invitation',
  position: 100,
  name: 'Invitation',
  subject: { text: '{name} invites you to {site}' },
  paragraphs: [
    { text: 'Hello,' },
    { text: '{name} invites you to join {site}:' },
    { url: '/entry/registerinvitation/…' },
    {
      text: 'The invitation is good until {date}. If you do not know {name}, you need do nothing.',
      sample: { date: '2027-01-31' },
    },
  ],
});
