import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { CardGrid, CategoryCard } from '../../../../platform/ui/Card/Card.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { CachedFragment } from '../../../../platform/web/nodes/CachedFragment.tsx';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';
import { categoryKeyNumber } from '../../category.key.ts';
import { CategoryFollowWidget } from '../CategoryFollowWidget/CategoryFollowWidget.tsx';
import styles from './CategoryCards.module.css';
import { categoryIcon } from './CategoryIcon.tsx';
import { CategoryNumbers } from './CategoryNumbers.tsx';
import type { CategoriesWidgetProps, CategoryItem } from './categories-widget-props.ts';
import { isShown } from './category-counts.ts';

interface Shown {
  options: CategoriesWidgetProps['categoryOptions'];
  headingLevel: 2 | 3;
}

type CategoryCardsProps = Shown & { items: readonly CategoryItem[]; columns?: number };

export function CategoryCards({ items, columns = 3, ...shown }: CategoryCardsProps) {
  const width = Math.min(Math.max(Math.trunc(columns), 1), 4) as 1 | 2 | 3 | 4;
  return (
    <CardGrid columns={width}>
      {items.map((item) => (
        <CachedFragment
          key={item.categoryID}
          shown={['category card', item, shown.options ?? null, shown.headingLevel]}
        >
          <Item item={item} {...shown} />
        </CachedFragment>
      ))}
    </CardGrid>
  );
}

function Item({ item, options, headingLevel }: Shown & { item: CategoryItem }) {
  const { lastPost } = item;
  const isMember = usePermission('session.valid');
  const hasLast = lastPost && isShown(options, 'lastPostAuthor');
  return (
    <CategoryCard
      href={item.to}
      name={<span dir="auto">{item.name}</span>}
      headingLevel={headingLevel}
      keyNumber={categoryKeyNumber(item)}
      icon={categoryIcon(item)}
      description={options?.description?.display !== false && item.description}
      metas={
        <>
          <CategoryNumbers item={item} options={options} />
          {options?.followButton?.display && isMember && (
            <span className={styles.follow}>
              <CategoryFollowWidget categoryID={item.categoryID} categoryName={item.name} />
            </span>
          )}
        </>
      }
      lastAvatar={
        hasLast && (
          <Avatar photoUrl={lastPost.insertUser?.photoUrl} of={lastPost.insertUser?.name} size={24} />
        )
      }
      lastName={hasLast && lastPost.insertUser && <bdi>{lastPost.insertUser.name}</bdi>}
      lastTime={
        lastPost && isShown(options, 'lastPostDate') && <TimeAgo date={lastPost.dateInserted} form="short" />
      }
    />
  );
}
