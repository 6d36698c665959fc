import type { RequestContext } from '../../../platform/server/http/context.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { type AdminPage, adminPagesOf } from '../../../platform/server/places/admin-pages.ts';
import type { AdminPagesProps, ShownAdminPage } from '../admin-pages.contract.ts';

export const adminPagesWidgets = [
  widget({
    id: 'admin-pages.list',
    component: 'AdminPages',
    name: 'Pages where something is managed',
    views: [],
    hydrate: async (ctx, { params }) => {
      const props: AdminPagesProps =
        params.layoutViewType === 'appearance'
          ? { title: 'Appearance', groups: shownGroups(ctx, 'appearance') }
          : { title: 'Settings', groups: shownGroups(ctx) };
      return { ...props };
    },
  }),
];

function shownGroups(ctx: RequestContext, groupID?: string): AdminPagesProps['groups'] {
  const groups = new Map<string, AdminPagesProps['groups'][number]>();
  for (const page of adminPagesOf(ctx, groupID)) {
    if (!ctx.can(page.permission)) continue;
    const { id, name } = page.group;
    const group = groups.get(id) ?? { id, name, pages: [] };
    groups.set(id, group);
    group.pages.push(shown(page));
  }
  return [...groups.values()];
}

function shown({ id, title, description, url, icon }: AdminPage): ShownAdminPage {
  return { id, title, description, url, icon };
}
