import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';

const DOMAIN = /^(?:\*\.)?(?:[a-z0-9-]{1,63}\.)*[a-z0-9-]{1,63}$/;

function areDomains(text: string): boolean {
  return domainsIn(text).every((domain) => DOMAIN.test(domain));
}

/** One a line; commas and spaces part them as well. */
export function domainsIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
}

export const linkInterstitialConfig = {
  warnLeaving: configKey({
    key: 'garden.format.warnLeaving',
    schema: z.boolean(),
    default: true,
    read: 'public',
    write: 'site.manage',
    description:
      'Whether links in posts that lead to other sites, trusted ones aside, go by a page that says where they lead.',
  }),
  trustedDomains: configKey({
    key: 'garden.trustedDomains',
    schema: z.string().max(10_000).refine(areDomains, 'Each line has to be a domain such as example.org.'),
    default: '',
    read: 'public',
    write: 'site.manage',
    description:
      'Domains that links lead to at once, one a line: example.org with all below it, or *.example.org.',
  }),
};
