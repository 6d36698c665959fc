// Whether mails arrive: what administrators see of them, and what members see of their own address.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime } from '../../platform/contract/fields.ts';

export const mailHealthError = defineErrors({
  'mailHealth.noAddress': [400, 'There is no address to send it to.'],
});

const reason = z.enum(['refused', 'bounced', 'complained']);

export const mailHealth = z.object({
  kind: z.enum(['smtp', 'files']).describe('Whether mails leave by SMTP, or are written into files.'),
  host: z.string().nullable().describe('The mail server.'),
  failing: z
    .object({
      since: dateTime.describe('The first failure that no answer followed.'),
      problem: z.string().describe('What it said, or that it said nothing.'),
    })
    .nullable()
    .describe('Since when the mail server does not answer; null: it does.'),
  incomingDomain: z
    .string()
    .nullable()
    .describe('The domain at which the site receives mails; null: it does not.'),
  waiting: z.int().describe('How many mails wait, up to 10,000.'),
  retried: z.int().describe('How many of them failed before and are tried again.'),
  counts: z
    .record(z.string(), z.int())
    .describe('Of the last seven days, by what became of them; of the latest 10,000.'),
  problems: z
    .array(
      z.object({
        address: z.string().describe('Whom it was for.'),
        kind: z.string().describe('What it was about.'),
        outcome: z.string().describe('What became of it.'),
        problem: z.string().nullable().describe('What the mail server said.'),
        dateInserted: dateTime,
      }),
    )
    .describe('The latest mails that did not arrive.'),
  suppressed: z
    .array(
      z.object({
        address: z.string().describe('In small letters.'),
        reason: reason.describe('Refused in the conversation, sent back later, or reported as unwanted.'),
        problem: z.string().describe('What was said of it.'),
        dateSuppressed: dateTime.describe('Since when nothing is sent there.'),
      }),
    )
    .describe('The latest addresses that nothing is sent to.'),
});
export type MailHealth = z.infer<typeof mailHealth>;

export const getMailHealth = endpoint({
  method: 'GET',
  path: '/mail-health',
  summary: 'What becomes of the mails of the site, and which addresses they do not reach.',
  permission: 'site.manage',
  response: mailHealth,
});

export const releaseAddress = endpoint({
  method: 'POST',
  path: '/mail-health/release',
  summary: 'Has mails sent to an address again that nothing was sent to.',
  permission: 'site.manage',
  status: 200,
  body: z.object({ address: z.string().min(3).max(320).describe('As it stands in the list.') }),
  response: z.object({ success: z.boolean().describe('False: it was not in the list.') }),
});

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/emails/send-test',
  summary: 'Sends a mail to look at, which says when it was asked for.',
  permission: 'community.manage',
  rateLimit: 'mail',
  status: 200,
  body: z.object({
    destinationAddress: z.email().max(100).optional().describe('Absent: the address of the viewer.'),
  }),
  response: z.object({ success: z.boolean() }),
  errors: ['mailHealth.noAddress'],
});

export const ownAddress = z.object({
  email: z.string().nullable().describe('The address; null: there is none.'),
  isReached: z
    .boolean()
    .describe('False: mails did not arrive, and none but those that one asks for are sent.'),
  problem: z.string().nullable().describe('What the other side said.'),
});
export type OwnAddress = z.infer<typeof ownAddress>;

export const getOwnAddress = endpoint({
  method: 'GET',
  path: '/mail-health/own-address',
  summary: 'Whether mails reach the address of the viewer.',
  permission: 'session.valid',
  response: ownAddress,
});

export const confirmOwnAddress = endpoint({
  method: 'POST',
  path: '/mail-health/own-address/confirm',
  summary: 'Mails the viewer a link that proves that their address works.',
  permission: 'session.valid',
  rateLimit: 'mail',
  status: 202,
  response: z.object({ success: z.boolean() }),
  errors: ['mailHealth.noAddress'],
});
