// What stands in the title bar's navigation. Items a viewer may not follow are left out.
import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';

export interface NavigationItem {
  id: string;
  name: string;
  url?: string;
  children?: NavigationItem[];
  permission?: string;
  isHidden?: boolean;
  roleIDs?: number[];
  badge?: { type: 'text'; text: string };
}

const navigationItem: z.ZodType<NavigationItem> = z.lazy(() =>
  z.object({
    id: z.string().max(100),
    name: z.string().max(100),
    url: z.string().max(500).optional(),
    children: z.array(navigationItem).max(30).optional(),
    permission: z.string().max(100).optional(),
    isHidden: z.boolean().optional(),
    roleIDs: z.array(z.int()).optional(),
    badge: z.object({ type: z.literal('text'), text: z.string().max(20) }).optional(),
  }),
);

export const navigationKey = configKey<NavigationItem[]>({
  key: 'navigation.items',
  schema: z.array(navigationItem).max(30),
  default: [
    { id: 'posts', name: 'Posts', url: '/discussions', permission: 'discussions.view' },
    { id: 'categories', name: 'Categories', url: '/categories', permission: 'discussions.view' },
  ],
  read: 'public',
  write: 'community.manage',
  description: 'The items of the main navigation.',
});

export function navigationItems(ctx: RequestContext): NavigationItem[] {
  return visible(ctx, ctx.setting(navigationKey));
}

function visible(ctx: RequestContext, items: readonly NavigationItem[]): NavigationItem[] {
  return items
    .filter((item) => item.name !== '' && (item.url || item.children?.length) && !item.isHidden)
    .filter((item) => !item.permission || ctx.can(item.permission))
    .filter(
      (item) => !item.roleIDs?.length || item.roleIDs.some((roleID) => ctx.viewer.roleIDs.includes(roleID)),
    )
    .map((item) => ({
      ...item,
      ...(item.url && { url: withLeadingSlash(item.url) }),
      ...(item.children && { children: visible(ctx, item.children) }),
    }));
}

function withLeadingSlash(url: string): string {
  return /^(?:https?:\/\/|\/|~)/.test(url) ? url : `/${url}`;
}
