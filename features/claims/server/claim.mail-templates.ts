import { mailTemplates } from '../../../platform/server/places/mail-templates.ts';

const sample = { source: 'Old forum' };

export const claimMailTemplate = mailTemplates.add({
  id: 'claim',
  position: 110,
  name: 'Take over an imported account',
  subject: { text: '{site}: your account of {source}', sample },
  paragraphs: [
    { text: 'Hello {name},' },
    {
      text: 'what you wrote at {source} stands at {site} now, under the name {name}. With this link the account is yours:',
      sample,
    },
    { url: '/entry/claim/2/…' },
    {
      text: 'The link is good for {hours} hours. If you did not ask for it, you need do nothing.',
      sample: { hours: 48 },
    },
  ],
});
