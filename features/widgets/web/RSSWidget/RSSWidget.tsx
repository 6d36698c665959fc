import { HomeWidget } from '../../../../platform/ui/HomeWidget/HomeWidget.tsx';
import type {
  ContainerOptions,
  ItemOptions,
} from '../../../../platform/ui/HomeWidget/home-widget-options.ts';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { Meta } from '../../../../platform/ui/Metas/Metas.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';

export interface RSSWidgetProps {
  title?: string;
  titleType?: string;
  subtitle?: string;
  description?: string;
  descriptionType?: string;
  containerOptions?: ContainerOptions;
  itemOptions?: ItemOptions;
  itemData: {
    to: string;
    name: string;
    description: string;
    dateInserted: string | null;
    imageUrl: string | null;
  }[];
}

/** The headlines of another site. */
export function RSSWidget({ title, description, itemData, ...widget }: RSSWidgetProps) {
  const { t } = useTranslator();
  const hasPictures = itemData.some(({ imageUrl }) => imageUrl);
  return (
    <HomeWidget
      label={t('News from elsewhere')}
      title={title && widget.titleType !== 'none' ? t(title) : undefined}
      subtitle={widget.subtitle}
      description={description && widget.descriptionType !== 'none' ? t(description) : undefined}
      container={widget.containerOptions}
      itemOptions={{
        contentType: hasPictures ? 'title-description-image' : 'title-description',
        ...widget.itemOptions,
      }}
      items={itemData.map((item) => ({
        key: item.to,
        to: item.to,
        name: item.name,
        description: item.description,
        imageUrl: item.imageUrl,
        icon: <Icon name="rss" />,
        metas: item.dateInserted && (
          <Meta>
            <TimeAgo date={item.dateInserted} />
          </Meta>
        ),
      }))}
    />
  );
}
