// The kinds of page that layouts are made for, as their templates call them.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { layoutRegistry } from '../../../platform/server/layouts/layout-registry.ts';
import type { ShownPageKind } from '../layout-pages.contract.ts';

/** One whose template says nothing is called as that is, and comes last. */
export function pageKinds(ctx: RequestContext): ShownPageKind[] {
  const place = Number.MAX_SAFE_INTEGER;
  return [...layoutRegistry(ctx).templates.values()]
    .filter(({ layoutParams }) => layoutParams !== undefined)
    .sort((one, other) => (one.kind?.position ?? place) - (other.kind?.position ?? place))
    .map(({ layoutViewType, name, kind }) => ({
      layoutViewType,
      name: kind?.name ?? name,
      description: kind?.description ?? '',
      icon: kind?.icon ?? 'file',
      isInCategories: kind?.isInCategories ?? false,
    }));
}
