// The pages where collections are browsed: all of which somebody sees anything, and one of them.
import { notFound } from '../../../platform/contract/errors.ts';
import { MAX_INTEGER } from '../../../platform/contract/max-integer.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';
import type { ViewType } from '../../../platform/server/layouts/view.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { collectionContent } from './collection.content.ts';
import { browsedCollections } from './collection.queries.ts';

type Content = NonNullable<Awaited<ReturnType<typeof collectionContent>>>;

declare module '../../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    collectionContent: Content;
  }
}

async function contentOf(ctx: RequestContext, collectionID: number): Promise<Content> {
  const content = collectionID > MAX_INTEGER ? undefined : await collectionContent(ctx, collectionID, false);
  // One of which nothing is seen is like one that is not there.
  if (!content || content.records.length === 0) throw notFound('Collection');
  return content;
}

const collectionsView: ViewType = {
  type: 'collections',
  // The list of all changes with any of them: it is made anew.
  isPersonal: ({ params }) => params.collectionID === undefined,
  resolve: async (ctx, { params }) => {
    const { t } = ctx.translator;
    const id = params.collectionID === undefined ? undefined : Number(params.collectionID);
    const content = id === undefined ? undefined : await contentOf(ctx, id);
    const title = content?.name ?? t('Collections');
    const path = content ? `/collections/${content.collectionID}` : '/collections';
    return {
      layoutViewType: 'collections',
      records: [],
      heading: title,
      params: content ? { collectionContent: content } : {},
      seo: { title, url: ctx.url(path), meta: [{ property: 'og:type', content: 'website' }] },
    };
  },
};

const collectionsPage = widget({
  id: 'collections.page',
  component: 'CollectionsPage',
  name: 'Collections',
  views: [],
  hydrate: async (ctx, { params, records }) => {
    const content = params.collectionContent;
    if (!content) return { collections: await browsedCollections(ctx) };
    for (const { recordType, recordID } of content.records)
      (recordType === 'discussion' ? records.discussionIDs : records.categoryIDs).push(recordID);
    const { collectionID, name } = content;
    return { collection: { collectionID, name, records: content.records } };
  },
});

export const collectionViews = [collectionsView];
export const collectionPageWidgets = [collectionsPage];
export const collectionTemplates = [oneWidget('collections', 'Collections', 'collections.page')];
