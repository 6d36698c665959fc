import { z } from 'zod';
import { configKey } from '../config/config-key.ts';
import type { RequestContext } from '../http/context.ts';
import type { OutgoingRules } from './guarded-fetch.ts';

export const outgoingConfig = {
  allowedHosts: configKey({
    key: 'outgoing.allowedHosts',
    schema: z.array(z.string().regex(/^[\w.:[\]-]{1,260}$/)).max(50),
    default: [],
    read: 'site.manage',
    write: 'site.manage',
    description:
      'Hosts outside the open internet that this site may fetch from, as host or host:port; a sign-in provider in one’s own network, for example.',
  }),
} as const;

/** What the site's settings allow: `guardedFetch(url, {}, outgoingRules(ctx))`. */
export function outgoingRules(ctx: Pick<RequestContext, 'setting'>): OutgoingRules {
  return { allowedHosts: ctx.setting(outgoingConfig.allowedHosts) };
}
