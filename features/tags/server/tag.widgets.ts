import { z } from 'zod';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { containerOptions, headings, limit } from '../../../platform/server/layouts/prop-fields.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { withStyles } from '../../widgets/server/backgrounds.ts';
import { tagConfig } from './tag.config.ts';
import { localTags } from './tag.local-names.ts';
import { presentListedTag } from './tag.present.ts';
import { listTagRows } from './tag.queries.ts';
import { hiddenTags, visibleTagCondition } from './tag.visibility.ts';
import { shownTagOptions, tagItemOptions } from './tag-widget.options.ts';

const schema = z.looseObject({
  ...headings,
  limit: limit(),
  itemOptions: tagItemOptions,
  containerOptions,
});

export const tagCloud = widget({
  id: 'tag',
  component: 'TagWidget',
  name: 'Tag Cloud',
  isStatic: () => true,
  schema,
  hydrate: async (ctx, { props, params }) => {
    if (!ctx.setting(tagConfig.isEnabled)) return null;
    ctx.cacheTags.add(cacheTag.tags);
    const given = Number(props.limit ?? 10);
    const most = Number.isSafeInteger(given) && given > 0 && given <= 100 ? given : 10;
    const query = {
      type: [''],
      excludeNoCountDiscussion: true,
      sort: '-countDiscussions',
      page: 1,
      limit: most,
    } as const;
    const hidden = await hiddenTags(ctx);
    const visible = await visibleTagCondition(ctx);
    const rows = await listTagRows(ctx.db, { ...query, type: [''] }, visible, hidden);
    const tags = (await localTags(ctx, rows))
      .map((row) => presentListedTag(ctx, row, hidden))
      .filter((tag) => tag.countDiscussions > 0);
    return tags.length === 0
      ? null
      : {
          ...withStyles(ctx, props, params),
          itemOptions: shownTagOptions(props.itemOptions),
          limit: most,
          tags,
        };
  },
});
