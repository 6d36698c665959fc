import { z } from 'zod';
import { containerOptions, field, headings } from '../../../platform/server/layouts/prop-fields.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { dressed } from './backgrounds.ts';
import { type QuickLink, quickLinks } from './quick-links.ts';

const link = z.looseObject({
  id: z.string().min(1).max(100),
  name: z.string().max(200).optional(),
  url: z
    .string()
    .max(2000)
    // Nothing that runs.
    .regex(/^(?:https?:\/\/|\/|~|#|mailto:)/i, 'give an address of this site or of the web')
    .optional(),
  permission: z.string().max(100).optional(),
  roleIDs: z.array(z.int()).max(100).optional(),
  isHidden: z.boolean().optional(),
  count: z.number().int().min(0).optional(),
  countLimit: z.int().min(1).optional(),
});

export const quickLinksWidget = widget({
  id: 'quick-links',
  component: 'QuickLinks',
  name: 'Quick Links',
  schema: z.looseObject({
    ...headings,
    links: field(z.array(link).max(100).optional(), 'Links', { inputType: 'list', group: 'Links' }),
    containerOptions,
  }),
  hydrate: async (ctx, { props, params }) => {
    const configured = z.array(link).safeParse(props.links);
    const links = quickLinks(ctx, configured.success ? (configured.data as Partial<QuickLink>[]) : undefined);
    return links.length > 0 ? { ...dressed(ctx, props, params), links } : null;
  },
});
