import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';

export const applicantConfig = {
  reviewedDomains: configKey({
    key: 'registration.reviewEmailDomains',
    schema: z.array(z.string().min(1).max(253)).max(1000),
    default: [],
    read: 'site.manage',
    write: 'site.manage',
    description:
      'Domains of e-mail addresses whose owners wait for approval wherever else registration is open.',
  }),
} as const;
