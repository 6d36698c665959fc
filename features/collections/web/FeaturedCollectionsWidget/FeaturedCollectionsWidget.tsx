import type { GroupProps } from '../../../../platform/ui/HomeWidget/group-props.ts';
import { HomeWidget, type HomeWidgetEntry } from '../../../../platform/ui/HomeWidget/HomeWidget.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { type IconName, iconNames } from '../../../../platform/ui/icons/icon-names.ts';
import { Meta } from '../../../../platform/ui/Metas/Metas.tsx';
import { ShortNumber } from '../../../../platform/ui/ShortNumber/ShortNumber.tsx';
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

/** A collection, in the order its curator gave it; named by itself unless the layout says otherwise. */
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
      metas: <CategoryFacts category={record} {...options.metas} />,
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
    metas: <DiscussionFacts discussion={record} {...options.metas} />,
  };
}

function iconOf({ icon }: Category): IconName {
  return iconNames.find((name) => name === icon) ?? 'folder';
}

type Metas = NonNullable<RecordOptions['metas']>;

function DiscussionFacts({ discussion, display, asIcons }: Metas & { discussion: Discussion }) {
  const { plural } = useTranslator();
  const { countComments } = discussion;
  return (
    <>
      {display?.commentCount !== false && (
        <NumberMeta
          icon={asIcons && 'message-square'}
          count={countComments}
          words={plural(countComments, { one: '{count} reply', other: '{count} replies' })}
        />
      )}
      {display?.lastCommentDate !== false && (
        <Meta>
          {asIcons && <Icon name="clock" />}
          <TimeAgo date={discussion.dateLastComment} />
        </Meta>
      )}
    </>
  );
}

function CategoryFacts({ category, display, asIcons }: Metas & { category: Category }) {
  const { plural } = useTranslator();
  const count = category.countAllDiscussions;
  if (display?.discussionCount === false) return null;
  return (
    <NumberMeta
      icon={asIcons && 'message-square-text'}
      count={count}
      words={plural(count, { one: '{count} discussion', other: '{count} discussions' })}
    />
  );
}

/** Behind an icon, a number is read by its words. */
function NumberMeta({ icon, count, words }: { icon?: IconName | false; count: number; words: string }) {
  if (!icon) return <Meta>{words}</Meta>;
  return (
    <Meta>
      <Icon name={icon} />
      <span aria-hidden>
        <ShortNumber value={count} />
      </span>
      <span className="visuallyHidden">{words}</span>
    </Meta>
  );
}
