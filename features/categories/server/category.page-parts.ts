// Names and order of the categories at the top, edited on the page itself.
import { z } from 'zod';
import { fieldProblem } from '../../../platform/contract/errors.ts';
import { type PagePart, pageParts } from '../../../platform/server/places/page-parts.ts';
import { changeCategory } from './category.actions.ts';
import { readCategoryTree } from './category.snapshot.ts';
import { moveCategory } from './move-category.ts';

const names: PagePart = {
  name: 'categoryName',
  schema: z.string().trim().min(1, 'Give the category a name.').max(255),
  require: (ctx) => ctx.require('site.manage'),
  standing: async (ctx, keys) => {
    const { byID } = await readCategoryTree(ctx.db);
    return new Map(
      keys.flatMap((key) => {
        const node = byID.get(Number(key));
        return node ? [[key, node.name] as const] : [];
      }),
    );
  },
  publish: async (ctx, changes) => {
    for (const { key, to } of changes) await changeCategory(ctx, Number(key), { name: to as string });
  },
};

const TOP = 'top';

const order: PagePart = {
  name: 'categoryOrder',
  schema: z.array(z.int32().min(1)).max(1000),
  require: (ctx) => ctx.require('site.manage'),
  standing: async (ctx) => {
    const tree = await readCategoryTree(ctx.db);
    return new Map([[TOP, tree.children(null).map((node) => node.category_id)]]);
  },
  publish: async (ctx, changes) => {
    for (const { to } of changes) {
      const wanted = to as number[];
      const now = (await readCategoryTree(ctx.db)).children(null).map((node) => node.category_id);
      if (wanted.toSorted().join() !== now.toSorted().join())
        throw fieldProblem('to', 'An order names every category at the top once.');
      // From the last one on, each before the one that follows it.
      for (const [at, categoryID] of [...wanted.entries()].reverse())
        await moveCategory(ctx, categoryID, {
          parentCategoryID: null,
          beforeCategoryID: wanted[at + 1] ?? null,
        });
    }
  },
};

export const categoryPageParts = [pageParts.add(names), pageParts.add(order)];
