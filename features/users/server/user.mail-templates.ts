// Of which texts the mails about accounts are made, in the order of the code that sends them.
import { mailTemplates } from '../../../platform/server/places/mail-templates.ts';

const GREETING = { text: 'Hello {name},' };
const NOT_YOU = { text: 'If it was not you, you need do nothing.' };

export const userMailTemplates = [
  mailTemplates.add({
    id: 'welcome',
    position: 10,
    name: 'Welcome',
    subject: { text: 'Welcome to {site}' },
    paragraphs: [
      GREETING,
      { text: 'you are a member of {site} now. Have a look around:' },
      { url: '/' },
      { text: 'Your profile is at {url}', sample: { url: '/profile/ida' } },
    ],
  }),
  mailTemplates.add({
    id: 'confirmEmail',
    position: 20,
    name: 'Confirm an e-mail address',
    subject: { text: '{site}: confirm your e-mail address' },
    paragraphs: [
      GREETING,
      { text: 'please confirm that this e-mail address is yours:' },
      { url: '/entry/emailconfirm/2/…' },
      {
        text: 'The link is good for {hours} hours. If you did not ask for it, you need do nothing.',
        sample: { hours: 48 },
      },
    ],
  }),
  mailTemplates.add({
    id: 'knownAddress',
    position: 30,
    name: 'There is an account already',
    subject: { text: '{site}: you have an account already' },
    paragraphs: [
      GREETING,
      {
        text: 'somebody, perhaps you, tried to register at {site} with this e-mail address. You have an account already:',
      },
      { url: '/entry/signin' },
      NOT_YOU,
    ],
  }),
  mailTemplates.add({
    id: 'passwordReset',
    position: 40,
    name: 'Choose a new password',
    subject: { text: '{site}: choose a new password' },
    paragraphs: [
      GREETING,
      { text: 'with this link you choose a new password for your account at {site}:' },
      { url: '/entry/passwordreset/2/…' },
      {
        text: 'The link is good for one hour. If you did not ask for it, you need do nothing: your password stays as it is.',
      },
    ],
  }),
  mailTemplates.add({
    id: 'passwordChanged',
    position: 50,
    name: 'The password was changed',
    subject: { text: '{site}: your password was changed' },
    paragraphs: [
      GREETING,
      { text: 'the password of your account at {site} was changed, and all devices were signed out.' },
      { text: 'If it was not you, choose another password at once:' },
      { url: '/entry/passwordrequest' },
      {
        text: 'Access tokens of programs still work: {count}. You can revoke them at {url}',
        sample: { count: 2, url: '/account/security' },
      },
    ],
  }),
  mailTemplates.add({
    id: 'manyAttempts',
    position: 60,
    name: 'Many wrong passwords',
    subject: { text: '{site}: many wrong passwords for your account' },
    paragraphs: [
      GREETING,
      { text: 'somebody has tried many wrong passwords for your account at {site} today.' },
      {
        text: 'Devices you signed in with before work as ever. A long password, or a second step, keeps guesses out:',
      },
      { url: '/account/security' },
    ],
  }),
  mailTemplates.add({
    id: 'signInCode',
    position: 70,
    name: 'A code to sign in',
    subject: { text: '{site}: your code to sign in' },
    paragraphs: [
      GREETING,
      { text: 'with this code you sign in to your account at {site}:' },
      { fixed: '493 027' },
      {
        text: 'The code is good for {minutes} minutes, once. If you did not ask for it, somebody knows your password: change it.',
        sample: { minutes: 15 },
      },
    ],
  }),
];
