import type { GroupProps } from '../../../../platform/ui/HomeWidget/group-props.ts';
import { HomeWidget, type HomeWidgetEntry } from '../../../../platform/ui/HomeWidget/HomeWidget.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { type IconName, iconNames } from '../../../../platform/ui/icons/icon-names.ts';
import { Meta } from '../../../../platform/ui/Metas/Metas.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { Category } from '../../../categories/categories.contract.ts';
import type { Discussion } from '../../../discussions/discussions.contract.ts';
import type { CollectionContent, ShownRecord } from '../../collections.contract.ts';

interface RecordOptions {
  featuredImage?: { display?: boolean; fallbackImage?: string };
  metas?: { asIcons?: boolean; display?: { [meta: string]: boolean | undefined } };
}

export interface FeaturedCollectionsWidgetProps extends GroupProps {
  collection: Pick<CollectionContent, 'collectionID' | 'name' | 'records'>;
  options?: RecordOptions;
}

/** What somebody put together, in the order they gave it; named by itself unless the layout says otherwise. */
export function FeaturedCollectionsWidget(props: FeaturedCollectionsWidgetProps) {
  const { t } = useTranslator();
  const { collection, containerOptions = {}, itemOptions, options = {}, description } = props;
  const { viewAll } = containerOptions;
  const hasImage = options.featuredImage?.display === true;
  return (
    <HomeWidget
      label={collection.name}
      title={props.titleType === 'none' ? undefined : props.title ? t(props.title) : collection.name}
      subtitle={props.subtitle}
      description={props.descriptionType === 'none' ? undefined : description}
      container={{
        displayType: 'grid',
        ...containerOptions,
        viewAll: viewAll && { position: 'top', ...viewAll },
      }}
      itemOptions={{
        contentType: hasImage ? 'title-description-image' : 'title-description',
        // Without a picture they are cards all the same.
        ...(itemOptions?.contentType === undefined && { box: { borderType: 'border' } }),
        ...itemOptions,
      }}
      items={collection.records.map((shown) => itemOf(shown, options))}
    />
  );
}

function itemOf(shown: ShownRecord, options: RecordOptions): HomeWidgetEntry {
  const key = `${shown.recordType}:${shown.recordID}`;
  const fallback = options.featuredImage?.fallbackImage;
  if (shown.recordType === 'category') {
    const { record } = shown;
    return {
      key,
      to: record.url,
      name: record.name,
      description: record.description,
      imageUrl: record.bannerUrl ?? fallback,
      icon: record.iconUrl ? (
        <img src={record.iconUrl} alt="" loading="lazy" />
      ) : (
        <Icon name={iconOf(record)} />
      ),
      metas: <CategoryFacts category={record} display={options.metas?.display} />,
    };
  }
  const { record } = shown;
  return {
    key,
    to: record.url,
    name: record.name,
    description: record.excerpt,
    imageUrl: record.image?.url ?? fallback,
    icon: <Icon name="message-square-text" />,
    metas: <DiscussionFacts discussion={record} display={options.metas?.display} />,
  };
}

function iconOf({ icon }: Category): IconName {
  return iconNames.find((name) => name === icon) ?? 'folder';
}

type Display = NonNullable<RecordOptions['metas']>['display'];

function DiscussionFacts({ discussion, display }: { discussion: Discussion; display: Display }) {
  const { plural } = useTranslator();
  return (
    <>
      {display?.commentCount !== false && (
        <Meta>{plural(discussion.countComments, { one: '{count} reply', other: '{count} replies' })}</Meta>
      )}
      {display?.lastCommentDate !== false && (
        <Meta>
          <TimeAgo date={discussion.dateLastComment} />
        </Meta>
      )}
    </>
  );
}

function CategoryFacts({ category, display }: { category: Category; display: Display }) {
  const { plural } = useTranslator();
  const count = category.countAllDiscussions;
  if (display?.discussionCount === false) return null;
  return <Meta>{plural(count, { one: '{count} discussion', other: '{count} discussions' })}</Meta>;
}
