// Of which texts a digest is made; its title, introduction and footer are settings where somebody wrote some.
import { mailTemplates } from '../../../../platform/server/places/mail-templates.ts';

const POSTS = { fixed: 'How do bees find their way?' };
const ENDING = [{ text: 'Open the site' }, { url: '/' }];
const LINKS = [{ text: 'No more digests' }, { text: 'Choose what is mailed to you' }];

export const digestMailTemplates = [
  mailTemplates.add({
    id: 'digest-daily',
    position: 300,
    name: 'Digest, every day',
    subject: { text: 'Your day, {dates}', sample: { dates: '28 November' } },
    paragraphs: [
      { text: 'For you' },
      POSTS,
      ...ENDING,
      { text: 'This comes every day at {time}, because you chose it.', sample: { time: '9:00' } },
      ...LINKS,
    ],
  }),
  mailTemplates.add({
    id: 'digest-weekly',
    position: 301,
    name: 'Digest, every week',
    subject: { text: 'Your week, {dates}', sample: { dates: '22 – 28 November' } },
    paragraphs: [
      { text: 'For you' },
      POSTS,
      ...ENDING,
      {
        text: 'This comes weekly: {day}, {time}, because you chose it.',
        sample: { day: 'Monday', time: '9:00' },
      },
      ...LINKS,
    ],
  }),
  mailTemplates.add({
    id: 'digest-monthly',
    position: 302,
    name: 'Digest, every month',
    subject: { text: 'Your month, {dates}', sample: { dates: '1 – 30 November' } },
    paragraphs: [
      { text: 'For you' },
      POSTS,
      ...ENDING,
      {
        text: 'This comes once a month: {day}, {time}, because you chose it.',
        sample: { day: 'Monday', time: '9:00' },
      },
      ...LINKS,
    ],
  }),
];
