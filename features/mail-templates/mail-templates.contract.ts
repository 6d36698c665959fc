// The mails of the site with their words: as they come, and as the community says them.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';

export const mailTemplateError = defineErrors({
  'mailTemplate.noAddress': [400, 'There is no address to send it to.'],
});

const part = z.object({
  text: z.string().nullable().describe('Its English text, by which it is changed; null: it is no text.'),
  shipped: z.string().describe('As the language comes, or what stands there in place of words.'),
  own: z.string().nullable().describe('What the community says instead.'),
  sample: z.record(z.string(), z.string()).describe('What its gaps are filled with to try it.'),
});
export type MailPart = z.infer<typeof part>;

export const mailTemplate = z.object({
  templateID: z.string().describe('Its name for programs.'),
  name: z.string().describe('What it is about, in words.'),
  subject: part.describe('The subject.'),
  paragraphs: z.array(part).describe('What it says, in order.'),
});
export type MailTemplateShown = z.infer<typeof mailTemplate>;

const locale = z.string().max(100).describe('The key of a language; absent: that of the site.');

export const listMailTemplates = endpoint({
  method: 'GET',
  path: '/mail-templates',
  summary:
    'The mails of the site in a language. PATCH /locales/{localeID}/wordings changes a text of them, or puts it back.',
  permission: 'site.manage',
  query: z.object({ locale: locale.optional() }),
  response: z.object({
    locale: z.string().describe('The language they are in.'),
    locales: z
      .array(
        z.object({
          locale: z.string().describe('Its key.'),
          name: z.string().describe('Its name in itself.'),
        }),
      )
      .describe('The languages of the interface.'),
    templates: z.array(mailTemplate).describe('All of them, in order.'),
  }),
});

export const sendMailTemplate = endpoint({
  method: 'POST',
  path: '/mail-templates/:templateID/test',
  summary: 'Mails one of them to the address of the caller, with sample data.',
  permission: 'site.manage',
  rateLimit: 'mail',
  status: 202,
  params: z.object({ templateID: z.string().max(100).describe('Which one.') }),
  body: z.object({ locale: locale.optional() }),
  response: z.object({ success: z.boolean().describe('Always true: it leaves at once.') }),
  errors: ['mailTemplate.noAddress'],
});
