// The widgets of a page and their places, edited on the page itself. The key is what stands there: the number of a layout,
// or the name of a template, in whose place a copy stands from then on.
import { z } from 'zod';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { customisable, wholeRegistry } from '../../../platform/server/layouts/layout-registry.ts';
import type { LayoutDefinition } from '../../../platform/server/layouts/view.ts';
import { type PagePart, pageParts } from '../../../platform/server/places/page-parts.ts';
import { layoutDefinition } from '../layout-documents.contract.ts';
import { readLayoutID } from './find-layout.ts';
import { changeLayout, makeLayout } from './layout.actions.ts';
import { findGlobalLayout, findLayoutRow } from './layout.queries.ts';
import { assignLayout } from './layout-view.actions.ts';

const part: PagePart = {
  name: 'layout',
  schema: z.array(layoutDefinition).max(100),
  require: (ctx) => ctx.require('site.manage'),
  standing: async (ctx, keys) => {
    const standing = new Map<string, unknown>();
    for (const key of keys) {
      const layout = await layoutAt(ctx, key);
      if (layout) standing.set(key, layout);
    }
    return standing;
  },
  publish: async (ctx, changes) => {
    for (const { key, to } of changes) await publishAt(ctx, key, to as LayoutDefinition[]);
  },
};

async function layoutAt(ctx: RequestContext, key: string): Promise<LayoutDefinition[] | undefined> {
  const { layoutID, templateName } = readLayoutID(key);
  if (layoutID !== undefined) return (await findLayoutRow(ctx.db, layoutID))?.layout;
  const inItsPlace = await findGlobalLayout(ctx.db, templateName);
  return inItsPlace?.layout ?? customisable(wholeRegistry(ctx), templateName)?.layout;
}

async function publishAt(ctx: RequestContext, key: string, layout: LayoutDefinition[]): Promise<void> {
  const { layoutID, templateName } = readLayoutID(key);
  const storedID = layoutID ?? (await findGlobalLayout(ctx.db, templateName as string))?.layout_id;
  if (storedID !== undefined) return changeLayout(ctx, storedID, { layout });
  const template = customisable(wholeRegistry(ctx), templateName as string);
  const name = template?.kind?.name ?? template?.name ?? String(templateName);
  const madeID = await makeLayout(ctx, {
    name,
    layoutViewType: String(templateName),
    layout,
    isDraft: false,
  });
  await assignLayout(ctx, madeID, [{ recordType: 'global', recordID: -1 }]);
}

export const layoutPageParts = [pageParts.add(part)];
