import type { LayoutNode } from '../../../platform/contract/page.ts';
import { getOrCreate } from '../../../platform/server/cache/get-or-create.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { ResolvedView } from '../../../platform/server/layouts/view.ts';
import { permissionsOf } from '../../../platform/server/permissions/permission-registry.ts';
import { type AdminPage, adminPages, adminPagesOf } from '../../../platform/server/places/admin-pages.ts';
import type { DashboardFrameProps } from '../dashboard.states.ts';

/** Pages that lead to others and have no place among them. */
const OVERVIEWS: readonly string[] = ['dashboard', 'settings', 'appearance'];

/** Around every page that has a place in the dashboard; nobody is shown a link to what they may not open. */
export function dashboardFrame(
  ctx: RequestContext,
  { layoutViewType }: ResolvedView,
): LayoutNode | undefined {
  const current = pagesByView(adminPages.of(ctx)).get(layoutViewType);
  if (!current && !OVERVIEWS.includes(layoutViewType)) return undefined;
  const props: DashboardFrameProps = {
    groups: groupsOf(adminPagesOf(ctx).filter(({ permission }) => ctx.can(permission))),
    ...(current ? { pageID: current.id } : { overview: layoutViewType }),
    seenBy: current ? labelsOf(ctx, current.permission) : [],
  };
  return { $reactComponent: 'DashboardFrame', $reactProps: { ...props } };
}

const byView = new WeakMap<readonly AdminPage[], ReadonlyMap<string, AdminPage>>();

/** Every page there is asks for its own: most are none of these. The first that names a view has it. */
function pagesByView(pages: readonly AdminPage[]): ReadonlyMap<string, AdminPage> {
  return getOrCreate(
    byView,
    pages,
    () => new Map(pages.toReversed().flatMap((page) => page.views.map((view) => [view, page] as const))),
  );
}

/** What somebody needs to open it, as the page of roles says it; what nobody declares, nobody holds. */
function labelsOf(ctx: RequestContext, permission: AdminPage['permission']): string[] {
  const registry = permissionsOf(ctx);
  return [permission].flat().flatMap((name) => registry.find(name)?.label ?? []);
}

function groupsOf(pages: ReturnType<typeof adminPagesOf>): DashboardFrameProps['groups'] {
  const groups = new Map<string, DashboardFrameProps['groups'][number]>();
  for (const { id, title, url, group } of pages) {
    const { name, icon } = group;
    const known = groups.get(group.id) ?? { id: group.id, name, icon, pages: [] };
    groups.set(group.id, known);
    known.pages.push({ id, title, url });
  }
  return [...groups.values()];
}
