// The colours of the community, edited on the page itself. The key is the theme that everybody sees; one that comes with
// the product is never changed: a theme of the community's own lies upon it from then on.
import { z } from 'zod';
import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { type PagePart, pageParts } from '../../../platform/server/places/page-parts.ts';
import type { Variables } from '../compile/variables.ts';
import { shippedTheme } from '../shipped/shipped-themes.ts';
import { currentState } from './chosen-theme.ts';
import { readAsset } from './read-asset.ts';
import { applyTheme, createTheme, editTheme } from './theme.actions.ts';
import { ownVariables } from './theme-state.ts';

const part: PagePart = {
  name: 'colours',
  schema: z.record(z.string(), z.unknown()),
  require: (ctx) => ctx.require('site.manage'),
  // A theme that nobody sees any more is not there.
  standing: async (ctx, keys) => {
    const state = await currentState(ctx.db);
    const key = String(state.themeID);
    return new Map(keys.includes(key) ? [[key, state.row ? ownVariables(state) : {}]] : []);
  },
  publish: async (ctx, changes) => {
    for (const { key, to } of changes) await publishColours(ctx, key, to as Variables);
  },
};

async function publishColours(ctx: RequestContext, key: string, given: Variables): Promise<void> {
  const variables = readAsset('variables', { type: 'json', data: given }, { strict: true }, 'to');
  const shipped = shippedTheme(key);
  if (!shipped) {
    await editTheme(ctx, key, { assets: (before) => ({ ...before, variables }) });
    return;
  }
  const { name, version } = shipped;
  const made = await createTheme(ctx, {
    name,
    parentTheme: key,
    parentVersion: version,
    assets: { variables },
  });
  if (typeof made.themeID !== 'number') throw notFound('Theme');
  await applyTheme(ctx, made.themeID);
}

export const themePageParts = [pageParts.add(part)];
