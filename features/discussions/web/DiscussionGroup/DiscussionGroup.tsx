import { HomeWidget, HomeWidgetFrame } from '../../../../platform/ui/HomeWidget/HomeWidget.tsx';
import type { ItemOptions } from '../../../../platform/ui/HomeWidget/home-widget-options.ts';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { DiscussionRows } from '../DiscussionsWidget/DiscussionRows.tsx';
import type { DiscussionsWidgetProps } from '../DiscussionsWidget/discussions-widget-props.ts';
import { DiscussionMetas } from './DiscussionMetas.tsx';

/** A selection of discussions as items of a shape, in a frame of their own. */
export function DiscussionGroup(props: DiscussionsWidgetProps) {
  const { t } = useTranslator();
  const { discussions, title, description, discussionOptions: options = {}, containerOptions = {} } = props;
  const { viewAll } = containerOptions;
  const frame = {
    label: t('Posts'),
    title: title && props.titleType !== 'none' ? t(title) : undefined,
    subtitle: props.subtitle,
    description: props.descriptionType === 'none' ? undefined : description,
    container: {
      displayType: 'list' as const,
      ...containerOptions,
      viewAll: viewAll && { position: 'top' as const, ...viewAll },
    },
  };
  if (staysRows(props))
    return (
      <HomeWidgetFrame {...frame}>
        <Panel>
          <DiscussionRows
            discussions={discussions}
            headingLevel={frame.title ? 3 : 2}
            sort={props.apiParams?.sort}
            options={options}
            hasNoButtons={props.disableButtonsInItems}
            noCheckboxes={props.noCheckboxes}
          />
        </Panel>
      </HomeWidgetFrame>
    );
  // Side by side there is no room for names.
  const isShort = frame.container.displayType !== 'list';
  return (
    <HomeWidget
      {...frame}
      itemOptions={itemOptionsOf(props)}
      items={discussions.map((discussion) => ({
        key: discussion.discussionID,
        to: discussion.url,
        name: discussion.name,
        description: options.excerpt?.display !== false && discussion.excerpt,
        imageUrl: discussion.image?.url ?? options.featuredImage?.fallbackImage,
        icon: <Icon name="message-square-text" />,
        metas: <DiscussionMetas discussion={discussion} {...options.metas} isShort={isShort} />,
      }))}
    />
  );
}

/** A list is of rows, unless it is to show what rows have no room for. */
function staysRows({
  containerOptions = {},
  itemOptions,
  discussionOptions = {},
}: DiscussionsWidgetProps): boolean {
  const { displayType = 'list' } = containerOptions;
  const { featuredImage, metas } = discussionOptions;
  return displayType === 'list' && !itemOptions?.contentType && !featuredImage?.display && !metas?.asIcons;
}

function itemOptionsOf({
  itemOptions,
  discussionOptions,
  containerOptions,
}: DiscussionsWidgetProps): ItemOptions {
  const hasImage = discussionOptions?.featuredImage?.display === true;
  const isList = containerOptions?.displayType === 'list' || containerOptions?.displayType === undefined;
  return {
    contentType: hasImage ? 'title-description-image' : 'title-description',
    imagePlacement: isList ? 'left' : 'top',
    box: { borderType: isList ? 'separator' : 'border' },
    ...itemOptions,
  };
}
