// On the home page from the moment it is switched on; whoever arranges a layout can have the widget elsewhere.
import type { PageAdditions } from '@parley/addon-api';
import { widgetNode } from '@parley/addon-api/shared';
import { KUDOS_TAG } from './kudos.actions.ts';
import { newestKudos } from './kudos.queries.ts';

export const kudosPageAdditions: PageAdditions = async (ctx, view) => {
  if (view.layoutViewType !== 'home') return [];
  ctx.cacheTags.add(KUDOS_TAG);
  const kudos = await newestKudos(ctx, { page: 1, limit: 3 });
  return [{ area: 'panel', node: widgetNode('LatestKudos', { kudos }) }];
};
