import { fieldProblem, notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import { catalogOf, isAsset, schemaOf } from '../../../platform/server/layouts/catalog.ts';
import { documentSchema } from '../../../platform/server/layouts/document-schema.ts';
import { layoutRegistry } from '../../../platform/server/layouts/layout-registry.ts';
import type { ServerWidget } from '../../../platform/server/layouts/widget.ts';
import * as contract from '../layout-catalog.contract.ts';

export const layoutCatalogRoutes = [
  route(contract.getLayoutCatalog, async (ctx, { query }) => {
    const catalog = await layoutCatalog(ctx, query.layoutViewType);
    if (!catalog) throw unknownKind();
    return catalog;
  }),
  route(contract.getLayoutSchema, async (ctx, { query }) => {
    const schema = documentSchema(layoutRegistry(ctx), query.layoutViewType);
    if (!schema) throw unknownKind();
    return schema;
  }),
  route(contract.listWidgets, async (ctx) => anywhere(ctx).map(presentWidget)),
  route(contract.getWidget, async (ctx, { params }) => {
    const id = params.widgetID.replace(/^react\./, '');
    const found = anywhere(ctx).find((widget) => widget.id === id);
    if (!found) throw notFound('Widget');
    return presentWidget(found);
  }),
];

/** undefined: layouts of this kind cannot be made. */
export async function layoutCatalog(
  ctx: RequestContext,
  layoutViewType: string,
): Promise<contract.LayoutCatalog | undefined> {
  const catalog = catalogOf(layoutRegistry(ctx), layoutViewType);
  return catalog && { ...catalog, fragments: await publishedFragments(ctx) };
}

function unknownKind() {
  return fieldProblem('layoutViewType', 'layoutViewType is not a kind of page one can make layouts for.');
}

/** Only their names are shown to everybody: who cannot make layouts cannot do anything with them. */
async function publishedFragments(ctx: RequestContext) {
  const found = (await ctx.site.features.provided.fragments?.published(ctx)) ?? [];
  return Object.fromEntries(found.map((fragment) => [fragment.fragmentUUID, fragment]));
}

function anywhere(ctx: RequestContext): ServerWidget[] {
  return [...layoutRegistry(ctx).widgets.values()].filter(
    (widget) => !widget.views && widget.schema && !isAsset(widget),
  );
}

function presentWidget({ id, name, component, schema }: ServerWidget) {
  return { widgetID: id, name, widgetClass: component, schema: schemaOf(schema) };
}
