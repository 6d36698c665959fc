// The next events on pages about records that have a category of their own, as groups do: whoever shows such a page names the
// category, and nothing else of it is known here.
import { type PageAdditions, visibleCategories } from '@parley/addon-api';
import { widgetNode } from '@parley/addon-api/shared';
import { categoryEventsPath, groupEventsPath } from '../event.address.ts';
import { listedEvents } from './event.list.ts';
import { parentOf } from './event.parent.ts';
import { showEvents } from './event.present.ts';
import { staleWithEvents } from './events.tag.ts';

const MOST = 3;

export const eventPageAdditions: PageAdditions = async (ctx, { params = {} }) => {
  const { recordCategoryID: categoryID } = params;
  if (categoryID === undefined || !ctx.can('events.view')) return [];
  const { tree, has } = await visibleCategories(ctx);
  if (!has(categoryID)) return [];
  staleWithEvents(ctx);
  const query = { from: ctx.now, categoryIDs: [categoryID], sort: 'dateStarts', page: 1 } as const;
  const rows = await listedEvents(ctx, { ...query, limit: MOST });
  if (rows.length === 0) return [];
  const parent = parentOf(categoryID, tree.byID.get(categoryID)?.urlcode);
  const isOfGroup = parent.parentRecordType === 'group';
  const allUrl = (isOfGroup ? groupEventsPath : categoryEventsPath)(parent.parentRecordID);
  const node = widgetNode('UpcomingEvents', { events: await showEvents(ctx, rows), allUrl });
  return [{ area: 'content', node, isLast: true }];
};
