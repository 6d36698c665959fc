import { z } from 'zod';
import {
  containerOptions,
  field,
  flag,
  headings,
  linkField,
  text,
} from '../../../platform/server/layouts/prop-fields.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { withStyles } from './backgrounds.ts';
import { linksFor, type QuickLink } from './quick-links.ts';

const link = z.looseObject({
  /** One of the product's, or a name for one of the community's own. */
  id: z.string().min(1).max(100).optional(),
  name: text('Name', undefined, 200),
  url: linkField('Address'),
  permission: z.string().max(100).optional(),
  roleIDs: field(z.array(z.int()).max(100).optional(), 'Only for these roles', { inputType: 'role' }),
  isHidden: flag('Hidden'),
  count: z.number().int().min(0).optional(),
  countLimit: z.int().min(1).optional(),
});

const configuredLinks = z.array(link);

export const quickLinksWidget = widget({
  id: 'quick-links',
  component: 'QuickLinks',
  name: 'Quick Links',
  schema: z.looseObject({
    ...headings,
    isStrip: flag('In one line'),
    links: field(z.array(link).max(100).optional(), 'Links', { inputType: 'list', group: 'Links' }),
    containerOptions,
  }),
  hydrate: async (ctx, { props, params }) => {
    const configured = configuredLinks.safeParse(props.links);
    const links = linksFor(ctx, configured.success ? (configured.data as Partial<QuickLink>[]) : undefined);
    return links.length > 0 ? { ...withStyles(ctx, props, params), links } : null;
  },
});
