import { keyClass } from '../../../../platform/ui/CategoryKey/CategoryKey.tsx';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { HomeWidget } from '../../../../platform/ui/HomeWidget/HomeWidget.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';
import { categoryKeyNumber } from '../../category.key.ts';
import { categoryIcon } from '../CategoriesWidget/CategoryIcon.tsx';
import { CategoryNumbers } from '../CategoriesWidget/CategoryNumbers.tsx';
import type { CategoriesWidgetProps, CategoryItem } from '../CategoriesWidget/categories-widget-props.ts';
import { CategoryFollowWidget } from '../CategoryFollowWidget/CategoryFollowWidget.tsx';
import styles from './CategoryGroup.module.css';
import { CategoryMetas } from './CategoryMetas.tsx';

/** Categories as items of a shape, in a frame of their own. */
export function CategoryGroup(props: CategoriesWidgetProps) {
  const { t } = useTranslator();
  const { itemData, title, description, categoryOptions: options, containerOptions = {} } = props;
  const { viewAll } = containerOptions;
  return (
    <HomeWidget
      label={t('Categories')}
      title={title && props.titleType !== 'none' ? t(title) : undefined}
      subtitle={props.subtitle}
      description={props.descriptionType === 'none' ? undefined : description}
      container={{
        displayType: 'grid',
        ...containerOptions,
        viewAll: viewAll && { position: 'top', name: 'All categories', ...viewAll },
      }}
      itemOptions={props.itemOptions}
      items={itemData.map((item) => ({
        key: item.categoryID,
        to: item.to,
        name: item.name,
        description: options?.description?.display !== false && item.description,
        imageUrl: item.imageUrl,
        icon: <CategoryFace item={item} />,
        metas: (
          <GroupMetas item={item} options={options} hasLastPost={containerOptions.displayType === 'list'} />
        ),
      }))}
    />
  );
}

function CategoryFace({ item }: { item: CategoryItem }) {
  const icon = categoryIcon(item);
  return (
    <span className={classNames(styles.face, keyClass(categoryKeyNumber(item)))}>
      {icon ?? <span className={styles.swatch} />}
    </span>
  );
}

function GroupMetas({
  hasLastPost,
  ...shown
}: {
  item: CategoryItem;
  options: CategoriesWidgetProps['categoryOptions'];
  hasLastPost: boolean;
}) {
  const isMember = usePermission('session.valid');
  return (
    <>
      {/* Side by side there is room for numbers alone. */}
      {hasLastPost ? <CategoryMetas {...shown} /> : <CategoryNumbers {...shown} />}
      {shown.options?.followButton?.display && isMember && (
        <span className={styles.follow}>
          <CategoryFollowWidget categoryID={shown.item.categoryID} categoryName={shown.item.name} />
        </span>
      )}
    </>
  );
}
