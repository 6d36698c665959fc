import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { CardGrid, CategoryCard } from '../../../../platform/ui/Card/Card.tsx';
import { useUiLanguage } from '../../../../platform/ui/language/language.tsx';
import { Meta } from '../../../../platform/ui/Metas/Metas.tsx';
import { formatNumber } from '../../../../platform/ui/ShortNumber/format-number.ts';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { KeptPiece } from '../../../../platform/web/nodes/KeptPiece.tsx';
import { categoryKeyNumber } from '../../category.key.ts';
import { categoryIcon } from './CategoryIcon.tsx';
import type { CategoriesWidgetProps, CategoryItem } from './categories-widget-props.ts';
import { countOf, isShown } from './category-counts.ts';

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
        <KeptPiece
          key={item.categoryID}
          shown={['category card', item, shown.options ?? null, shown.headingLevel]}
        >
          <Item item={item} {...shown} />
        </KeptPiece>
      ))}
    </CardGrid>
  );
}

function Item({ item, options, headingLevel }: Shown & { item: CategoryItem }) {
  const { lastPost } = item;
  const hasLast = lastPost && isShown(options, 'lastPostAuthor');
  return (
    <CategoryCard
      href={item.to}
      name={<span dir="auto">{item.name}</span>}
      headingLevel={headingLevel}
      keyNumber={categoryKeyNumber(item)}
      icon={categoryIcon(item)}
      description={options?.description?.display !== false && item.description}
      metas={<CategoryCounts item={item} options={options} />}
      lastAvatar={hasLast && <Avatar photoUrl={lastPost.insertUser?.photoUrl} size={24} />}
      lastName={hasLast && lastPost.insertUser && <bdi>{lastPost.insertUser.name}</bdi>}
      lastTime={hasLast && <TimeAgo date={lastPost.dateInserted} form="short" />}
    />
  );
}

export function CategoryCounts({ item, options }: { item: CategoryItem; options: Shown['options'] }) {
  const { plural } = useTranslator();
  const { locale } = useUiLanguage();
  const discussions = countOf(item, 'discussions', options) ?? 0;
  const comments = countOf(item, 'comments', options) ?? 0;
  return (
    <>
      {isShown(options, 'discussionCount') && (
        <Meta>
          {plural(
            discussions,
            { one: '{short} post', other: '{short} posts' },
            { short: formatNumber(discussions, locale) },
          )}
        </Meta>
      )}
      {isShown(options, 'commentCount') && (
        <Meta>
          {plural(
            comments,
            { one: '{short} comment', other: '{short} comments' },
            { short: formatNumber(comments, locale) },
          )}
        </Meta>
      )}
    </>
  );
}
