import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { CategoryKey, keyClass } from '../../../../platform/ui/CategoryKey/CategoryKey.tsx';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { Metas } from '../../../../platform/ui/Metas/Metas.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';
import type { CategoryLastPost } from '../../categories.contract.ts';
import { categoryKeyNumber } from '../../category.key.ts';
import { CategoryFollowWidget } from '../CategoryFollowWidget/CategoryFollowWidget.tsx';
import { categoryIcon } from './CategoryIcon.tsx';
import { CategoryNumbers } from './CategoryNumbers.tsx';
import styles from './CategoryRow.module.css';
import type { CategoriesWidgetProps, CategoryItem } from './categories-widget-props.ts';
import { isShown } from './category-counts.ts';

export interface CategoryRowProps {
  item: CategoryItem;
  options: CategoriesWidgetProps['categoryOptions'];
  headingLevel: 2 | 3;
}

export function CategoryRow({ item, options, headingLevel }: CategoryRowProps) {
  const { t } = useTranslator();
  const Heading = `h${headingLevel}` as const;
  const isMember = usePermission('session.valid');
  const below = (item.children ?? []).filter((child) => child.displayAs !== 'heading');
  return (
    <li className={classNames(styles.row, keyClass(categoryKeyNumber(item)), 'lazyLayout')}>
      <span className={styles.icon}>{categoryIcon(item) ?? <span className={styles.swatch} />}</span>
      <div className={styles.main}>
        <Heading className={styles.title} dir="auto">
          <a className={styles.link} href={item.to}>
            {item.name}
          </a>
        </Heading>
        {options?.description?.display !== false && item.description && (
          <p className={styles.description} dir="auto">
            {item.description}
          </p>
        )}
        <Metas className={styles.metas}>
          <CategoryNumbers item={item} options={options} />
          {options?.followButton?.display && isMember && (
            <span className={styles.follow}>
              <CategoryFollowWidget categoryID={item.categoryID} categoryName={item.name} />
            </span>
          )}
        </Metas>
        {isShown(options, 'subcategories') && below.length > 0 && (
          <ul className={styles.below} aria-label={t('Subcategories of {name}', { name: item.name })}>
            {below.map((child) => (
              <li key={child.categoryID}>
                <CategoryKey keyNumber={categoryKeyNumber(child)} href={child.to}>
                  {child.name}
                </CategoryKey>
              </li>
            ))}
          </ul>
        )}
      </div>
      {item.lastPost && <LastPost post={item.lastPost} options={options} />}
    </li>
  );
}

function LastPost({ post, options }: { post: CategoryLastPost; options: CategoryRowProps['options'] }) {
  return (
    <div className={styles.last}>
      <Avatar photoUrl={post.insertUser?.photoUrl} of={post.insertUser?.name} size={28} />
      <div className={styles.lastText}>
        {isShown(options, 'lastPostName') && (
          <a className={styles.lastTitle} href={post.url} dir="auto">
            {post.name}
          </a>
        )}
        <Metas>
          {isShown(options, 'lastPostAuthor') && post.insertUser && <bdi>{post.insertUser.name}</bdi>}
          {isShown(options, 'lastPostDate') && <TimeAgo date={post.dateInserted} />}
        </Metas>
      </div>
    </div>
  );
}
