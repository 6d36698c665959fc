import { useId } from 'react';
import { Card, CardGrid, CategoryCard } from '../../../../platform/ui/Card/Card.tsx';
import { Meta } from '../../../../platform/ui/Metas/Metas.tsx';
import { MiniList, MiniListItem } from '../../../../platform/ui/MiniList/MiniList.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { WidgetHead } from '../../../../platform/ui/WidgetHead/WidgetHead.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { Category } from '../../../categories/categories.contract.ts';
import { categoryKeyNumber } from '../../../categories/category.key.ts';
import type { Discussion } from '../../../discussions/discussions.contract.ts';
import type { CollectionContent, ShownRecord } from '../../collections.contract.ts';

export interface FeaturedCollectionsWidgetProps {
  title?: string;
  titleType?: string;
  description?: string;
  collection: Pick<CollectionContent, 'collectionID' | 'name' | 'records'>;
  options?: { featuredImage?: { display?: boolean } };
  containerOptions?: {
    displayType?: 'grid' | 'list' | 'link' | 'carousel';
    maxColumnCount?: number;
    viewAll?: { to?: string; name?: string };
  };
}

/** What somebody put together, in the order they gave it; named by itself unless the layout says otherwise. */
export function FeaturedCollectionsWidget(props: FeaturedCollectionsWidgetProps) {
  const { t } = useTranslator();
  const headID = useId();
  const { collection, containerOptions = {} } = props;
  const { displayType = 'grid', viewAll } = containerOptions;
  const hasTitle = props.titleType !== 'none';
  if (collection.records.length === 0) return null;
  const isList = displayType === 'list' || displayType === 'link';
  return (
    <section aria-labelledby={hasTitle ? headID : undefined}>
      {hasTitle && (
        <WidgetHead
          id={headID}
          size={displayType === 'link' ? 'small' : 'large'}
          title={props.title ?? collection.name}
          description={props.description}
          viewAll={viewAll?.to ? { name: viewAll.name ?? t('View All'), href: viewAll.to } : undefined}
        />
      )}
      {isList ? (
        <MiniList>
          {collection.records.map((shown) => (
            <Line key={keyOf(shown)} shown={shown} />
          ))}
        </MiniList>
      ) : (
        <CardGrid columns={columnsOf(containerOptions.maxColumnCount)}>
          {collection.records.map((shown) => (
            <RecordCard
              key={keyOf(shown)}
              shown={shown}
              headingLevel={hasTitle ? 3 : 2}
              hasImage={props.options?.featuredImage?.display ?? false}
            />
          ))}
        </CardGrid>
      )}
    </section>
  );
}

function keyOf({ recordType, recordID }: ShownRecord): string {
  return `${recordType}:${recordID}`;
}

function columnsOf(given = 3): 1 | 2 | 3 | 4 {
  return Math.min(Math.max(Math.trunc(given), 1), 4) as 1 | 2 | 3 | 4;
}

function Line({ shown }: { shown: ShownRecord }) {
  const { record } = shown;
  const metas =
    shown.recordType === 'discussion' ? (
      <DiscussionFacts discussion={shown.record} />
    ) : (
      <CategoryFacts category={shown.record} />
    );
  return <MiniListItem href={record.url} title={record.name} metas={metas} />;
}

function RecordCard({
  shown,
  headingLevel,
  hasImage,
}: {
  shown: ShownRecord;
  headingLevel: 2 | 3;
  hasImage: boolean;
}) {
  if (shown.recordType === 'category') {
    const { record } = shown;
    return (
      <CategoryCard
        href={record.url}
        name={<span dir="auto">{record.name}</span>}
        headingLevel={headingLevel}
        keyNumber={categoryKeyNumber(record)}
        description={record.description}
        metas={<CategoryFacts category={record} />}
      />
    );
  }
  const { record } = shown;
  return (
    <Card
      href={record.url}
      title={<span dir="auto">{record.name}</span>}
      headingLevel={headingLevel}
      imageUrl={hasImage ? record.image?.url : undefined}
      metas={<DiscussionFacts discussion={record} />}
    >
      {record.excerpt && <p dir="auto">{record.excerpt}</p>}
    </Card>
  );
}

function DiscussionFacts({ discussion }: { discussion: Discussion }) {
  const { plural } = useTranslator();
  return (
    <>
      <Meta>{plural(discussion.countComments, { one: '{count} reply', other: '{count} replies' })}</Meta>
      <Meta>
        <TimeAgo date={discussion.dateLastComment} />
      </Meta>
    </>
  );
}

function CategoryFacts({ category }: { category: Category }) {
  const { plural } = useTranslator();
  const count = category.countAllDiscussions;
  return <Meta>{plural(count, { one: '{count} discussion', other: '{count} discussions' })}</Meta>;
}
