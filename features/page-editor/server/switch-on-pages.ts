import { widgetNode } from '../../../platform/contract/widget-data.ts';
import type { PageAdditions } from '../../../platform/server/layouts/page-additions.ts';

/** Pages of the community itself: what stands on them is everybody's. */
const EDITED: readonly string[] = [
  'home',
  'discussionList',
  'categoryList',
  'nestedCategoryList',
  'discussionCategoryPage',
];

/** A switch, for administrators alone; the editor behind it is fetched when it is pressed. */
export const switchOnPages: PageAdditions = async (ctx, { layoutViewType }) =>
  ctx.can('site.manage') && EDITED.includes(layoutViewType)
    ? [{ area: 'panel', node: widgetNode('PageEditorSwitch', {}), isLast: true }]
    : [];
