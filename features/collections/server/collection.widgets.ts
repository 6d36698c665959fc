import { z } from 'zod';
import { MAX_INTEGER } from '../../../platform/contract/max-integer.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import {
  containerOptions,
  field,
  flag,
  headings,
  image,
  itemOptions,
  shownMetas,
} from '../../../platform/server/layouts/prop-fields.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { pictureAt, withStyles } from '../../widgets/server/backgrounds.ts';
import { collectionContent } from './collection.content.ts';

const metas = { commentCount: 'Comments', lastCommentDate: 'Last comment', discussionCount: 'Discussions' };

const schema = z.looseObject({
  ...headings,
  apiParams: z.looseObject({
    collectionID: field(z.int().min(1), 'Collection', { inputType: 'collection', group: 'Data' }),
  }),
  options: z
    .looseObject({
      featuredImage: z
        .looseObject({
          display: flag('Featured image', 'Items'),
          fallbackImage: image('Image without one', 'Items'),
        })
        .optional(),
      metas: z
        .looseObject({
          asIcons: flag('Numbers with icons', 'Metas'),
          display: shownMetas(metas),
        })
        .optional(),
    })
    .optional(),
  itemOptions,
  containerOptions,
});

/** What a community shows on purpose. Shared content: of its records, what everybody of the audience sees. */
export const featuredCollections = widget({
  id: 'featuredcollections',
  component: 'FeaturedCollectionsWidget',
  name: 'Featured Collections',
  schema,
  hydrate: async (ctx, { props, params, records }) => {
    const { collectionID } = props.apiParams;
    if (collectionID > MAX_INTEGER) return null;
    const content = await collectionContent(ctx, collectionID, false);
    if (!content || content.records.length === 0) return null;
    for (const { recordType, recordID } of content.records)
      (recordType === 'discussion' ? records.discussionIDs : records.categoryIDs).push(recordID);
    return {
      ...withStyles(ctx, props, params),
      options: optionsOf(ctx, props.options),
      collection: { collectionID: content.collectionID, name: content.name, records: content.records },
    };
  },
});

/** What a layout leaves out: no pictures, all that is known. */
function optionsOf(ctx: RequestContext, given: unknown) {
  const { featuredImage, metas } = (given ?? {}) as Record<string, Record<string, unknown> | undefined>;
  return {
    featuredImage: {
      display: false,
      ...featuredImage,
      fallbackImage: pictureAt(ctx, featuredImage?.fallbackImage),
    },
    metas: { ...metas },
  };
}
