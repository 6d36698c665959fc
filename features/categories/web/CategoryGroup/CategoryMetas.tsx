import { Meta } from '../../../../platform/ui/Metas/Metas.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { CategoryNumbers, type CategoryNumbersProps } from '../CategoriesWidget/CategoryNumbers.tsx';
import { isShown } from '../CategoriesWidget/category-counts.ts';

/** Numbers of a category, its last post, and what stands below it, as far as the layout wants them. */
export function CategoryMetas({ item, options }: CategoryNumbersProps) {
  const { t } = useTranslator();
  const { lastPost } = item;
  const below = (item.children ?? []).filter((child) => child.displayAs !== 'heading');
  return (
    <>
      <CategoryNumbers item={item} options={options} />
      {lastPost && isShown(options, 'lastPostName') && (
        <Meta>
          <a href={lastPost.url} dir="auto">
            {lastPost.name}
          </a>
        </Meta>
      )}
      {lastPost?.insertUser && isShown(options, 'lastPostAuthor') && (
        <Meta>{t('Most recent by {name}', { name: lastPost.insertUser.name })}</Meta>
      )}
      {lastPost && isShown(options, 'lastPostDate') && (
        <Meta>
          <TimeAgo date={lastPost.dateInserted} />
        </Meta>
      )}
      {isShown(options, 'subcategories') &&
        below.map((child) => (
          <Meta key={child.categoryID}>
            <a href={child.to} dir="auto">
              {child.name}
            </a>
          </Meta>
        ))}
    </>
  );
}
