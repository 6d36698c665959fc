import { z } from 'zod';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { collectionContent } from './collection.content.ts';

const schema = z.object({
  title: z.string().optional(),
  subtitle: z.string().optional(),
  description: z.string().optional(),
  apiParams: z.object({ collectionID: z.int() }),
});

/** What a community shows on purpose. Shared content: of its records, what everybody of the audience sees. */
export const featuredCollections = widget({
  id: 'featuredcollections',
  component: 'FeaturedCollectionsWidget',
  name: 'Featured Collections',
  schema,
  hydrate: async (ctx, { props, records }) => {
    const { collectionID } = (props.apiParams ?? {}) as { collectionID?: unknown };
    const id = Number(collectionID);
    if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) return null;
    const content = await collectionContent(ctx, id, false);
    if (!content || content.records.length === 0) return null;
    for (const { recordType, recordID } of content.records)
      (recordType === 'discussion' ? records.discussionIDs : records.categoryIDs).push(recordID);
    return {
      options: { featuredImage: { display: false } },
      ...props,
      collection: { collectionID: content.collectionID, name: content.name, records: content.records },
    };
  },
});
