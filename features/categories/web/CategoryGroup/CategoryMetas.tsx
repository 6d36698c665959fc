import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import type { IconName } from '../../../../platform/ui/icons/icon-names.ts';
import { Meta } from '../../../../platform/ui/Metas/Metas.tsx';
import { formatNumber } from '../../../../platform/ui/ShortNumber/format-number.ts';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { CategoriesWidgetProps, CategoryItem } from '../CategoriesWidget/categories-widget-props.ts';
import { countOf, isShown } from '../CategoriesWidget/category-counts.ts';

export interface CategoryMetasProps {
  item: CategoryItem;
  options: CategoriesWidgetProps['categoryOptions'];
}

/** Numbers of a category, its last post, and what stands below it, as far as the layout wants them. */
export function CategoryMetas({ item, options }: CategoryMetasProps) {
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

export function CategoryNumbers({ item, options }: CategoryMetasProps) {
  const { plural } = useTranslator();
  const of = (labelCode: string) => countOf(item, labelCode, options) ?? 0;
  const words = (count: number) => ({ short: formatNumber(count), count });
  const [posts, discussions, comments, followers] = [
    of('posts'),
    of('discussions'),
    of('comments'),
    of('followers'),
  ];
  const counts: [boolean, number, IconName, string][] = [
    [
      isShown(options, 'postCount', false),
      posts,
      'messages-square',
      plural(posts, { one: '{short} post', other: '{short} posts' }, words(posts)),
    ],
    [
      isShown(options, 'discussionCount'),
      discussions,
      'message-square-text',
      plural(discussions, { one: '{short} discussion', other: '{short} discussions' }, words(discussions)),
    ],
    [
      isShown(options, 'commentCount'),
      comments,
      'message-square',
      plural(comments, { one: '{short} comment', other: '{short} comments' }, words(comments)),
    ],
    [
      isShown(options, 'followerCount', false),
      followers,
      'users',
      plural(followers, { one: '{short} follower', other: '{short} followers' }, words(followers)),
    ],
  ];
  return counts.map(
    ([isWanted, count, icon, said]) =>
      isWanted && (
        <Meta key={icon}>
          {options?.metas?.asIcons === 'icon' ? (
            <>
              <Icon name={icon} />
              <span aria-hidden>{formatNumber(count)}</span>
              <span className="visuallyHidden">{said}</span>
            </>
          ) : (
            said
          )}
        </Meta>
      ),
  );
}
