// Whom to tell of a weakness of the site: RFC 9116.
import { z } from 'zod';
import { notFound } from '../../../platform/contract/errors.ts';
import { configKey } from '../../../platform/server/config/config-key.ts';
import type { WebDocument } from '../../../platform/server/http/document.ts';

export const securityContactKey = configKey({
  key: 'garden.securityContact',
  // One line: another would be a field of its own.
  schema: z
    .string()
    .max(500)
    .regex(/^(?:$|(?:mailto:|tel:|https:\/\/)[!-~]+$)/, 'begin with mailto:, tel: or https://'),
  default: '',
  read: 'public',
  write: 'site.manage',
  description:
    'Whom to tell of a weakness of the site, as /.well-known/security.txt says: mailto:, tel: or https:// address.',
});

const DAYS = 90;

const securityTxt: WebDocument = {
  path: '/.well-known/security.txt',
  allowsUnauthenticated: true,
  summary: 'Whom to tell of a weakness of the site; not there until a contact is set.',
  handle: async (ctx) => {
    const contact = ctx.setting(securityContactKey);
    if (contact === '') throw notFound('Page');
    const expires = new Date(ctx.now.getTime() + DAYS * 86_400_000);
    expires.setUTCHours(0, 0, 0, 0);
    return {
      contentType: 'text/plain; charset=utf-8',
      body: [
        `Contact: ${contact}`,
        `Expires: ${expires.toISOString().replace('.000', '')}`,
        `Canonical: ${ctx.url('/.well-known/security.txt')}`,
        '',
      ].join('\n'),
    };
  },
};

export const securityTxtDocuments: WebDocument[] = [securityTxt];
