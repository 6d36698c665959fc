// The mailbox that answers to mails are fetched from: where it is, and how that goes.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime } from '../../platform/contract/fields.ts';

export const mailboxError = defineErrors({
  'mailbox.passwordNeeded': [
    400,
    'Please give the password again: it goes to another place, or for another user.',
  ],
  'mailbox.none': [404, 'There is no mailbox.'],
});

const security = z
  .enum(['tls', 'startTls', 'none'])
  .describe('Encrypted from the first byte, from the greeting on, or not at all.');

export const mailboxProblem = z
  .enum(['forbidden', 'unreachable', 'silent', 'certificate', 'signIn', 'folder', 'cut', 'answer'])
  .describe('What kept the mails from being fetched.');
export type MailboxProblem = z.infer<typeof mailboxProblem>;

const settings = {
  host: z.string().describe('The server, by name or address.'),
  port: z.int().describe('993 where it is encrypted from the first byte, else 143.'),
  security,
  user: z.string().describe('Who signs in.'),
  folder: z.string().describe('The folder that mails are taken from.'),
  isActive: z.boolean().describe('Whether mails are fetched.'),
};

export const mailbox = z.object({
  ...settings,
  dateChecked: dateTime
    .nullable()
    .describe('When mails were last looked for without a problem; null: never yet.'),
  failing: z
    .object({
      since: dateTime.describe('The first failure that no success followed.'),
      problem: mailboxProblem,
      words: z.string().describe('What the server said; may be empty.'),
    })
    .nullable()
    .describe('Since when it fails; null: it does not.'),
  countTaken: z.int().describe('How many mails were taken.'),
  countTooLarge: z.int().describe('How many for the site were left there, as they are too large.'),
});
export type Mailbox = z.infer<typeof mailbox>;

const mailboxAnswer = z.object({
  mailbox: mailbox.nullable().describe('Null: there is none.'),
  domain: z.string().nullable().describe('The domain of the site’s own addresses; null: it makes none.'),
});
export type MailboxAnswer = z.infer<typeof mailboxAnswer>;

const mailboxSettings = z.object({
  ...settings,
  host: z
    .string()
    .trim()
    .toLowerCase()
    .max(253)
    .regex(/^[a-z0-9](?:[a-z0-9.:-]*[a-z0-9])?$/, 'write a name such as imap.example.org')
    .describe('The server, by name or address.'),
  port: z.int().min(1).max(65_535).describe('993 where it is encrypted from the first byte, else 143.'),
  user: z.string().trim().min(1).max(320).describe('Who signs in.'),
  password: z
    .string()
    .min(1)
    .max(1000)
    .optional()
    .describe('Absent: the former one stays, if host, port, security and user do.'),
  folder: z
    .string()
    .trim()
    .min(1)
    .max(255)
    .default('INBOX')
    .describe('The folder that mails are taken from.'),
  isActive: z.boolean().default(true).describe('Whether mails are fetched.'),
});
export type MailboxSettings = z.output<typeof mailboxSettings>;

export const getMailbox = endpoint({
  method: 'GET',
  path: '/mailbox',
  summary: 'The mailbox that mails are fetched from by IMAP, and how that goes. Its password is never told.',
  permission: 'site.manage',
  response: mailboxAnswer,
});

export const putMailbox = endpoint({
  method: 'PUT',
  path: '/mailbox',
  summary: 'Sets the mailbox that mails are fetched from by IMAP, and has it looked into.',
  permission: 'site.manage',
  body: mailboxSettings,
  response: mailboxAnswer,
  errors: ['mailbox.passwordNeeded'],
});

export const deleteMailbox = endpoint({
  method: 'DELETE',
  path: '/mailbox',
  summary: 'Forgets the mailbox and its password; the mails in it stay as they are.',
  permission: 'site.manage',
  status: 204,
  errors: ['mailbox.none'],
});

export const checkMailbox = endpoint({
  method: 'POST',
  path: '/mailbox/check',
  summary: 'Has the mailbox looked into now.',
  permission: 'site.manage',
  rateLimit: 'mail',
  status: 202,
  response: z.object({ success: z.boolean() }),
  errors: ['mailbox.none'],
});
