import { Breadcrumbs } from '../../../../platform/ui/Breadcrumbs/Breadcrumbs.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { HomeWidget } from '../../../../platform/ui/HomeWidget/HomeWidget.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { Meta } from '../../../../platform/ui/Metas/Metas.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import {
  FeaturedCollectionsWidget,
  type FeaturedCollectionsWidgetProps,
} from '../FeaturedCollectionsWidget/FeaturedCollectionsWidget.tsx';

export type CollectionsPageProps =
  | { collections: { collectionID: number; name: string; count: number }[]; collection?: undefined }
  | { collection: FeaturedCollectionsWidgetProps['collection'] };

/** What the community gathered: all collections, or what is in one of them. */
export function CollectionsPage(props: CollectionsPageProps) {
  const { t } = useTranslator();
  if (props.collection)
    return (
      <>
        <Breadcrumbs crumbs={[{ name: t('Collections'), href: '/collections' }]} />
        <FeaturedCollectionsWidget collection={props.collection} />
      </>
    );
  return <AllCollections {...props} />;
}

function AllCollections({ collections }: Extract<CollectionsPageProps, { collections: unknown }>) {
  const { t, plural } = useTranslator();
  if (collections.length === 0)
    return (
      <EmptyState icon="folder" title={t('No collections')}>
        <p>{t('Nothing was collected here yet.')}</p>
      </EmptyState>
    );
  return (
    <HomeWidget
      label={t('Collections')}
      title={t('Collections')}
      container={{ displayType: 'grid' }}
      itemOptions={{ contentType: 'title-description', box: { borderType: 'border' } }}
      items={collections.map(({ collectionID, name, count }) => ({
        key: String(collectionID),
        to: `/collections/${collectionID}`,
        name,
        icon: <Icon name="folder" />,
        metas: <Meta>{plural(count, { one: '{count} entry', other: '{count} entries' })}</Meta>,
      }))}
    />
  );
}
