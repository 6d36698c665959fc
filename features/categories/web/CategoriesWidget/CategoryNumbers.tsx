import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import type { IconName } from '../../../../platform/ui/icons/icon-names.ts';
import { useUiLanguage } from '../../../../platform/ui/language/language.tsx';
import { Meta } from '../../../../platform/ui/Metas/Metas.tsx';
import { formatNumber } from '../../../../platform/ui/ShortNumber/format-number.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { CategoriesWidgetProps, CategoryItem } from './categories-widget-props.ts';
import { countOf, isShown } from './category-counts.ts';

export interface CategoryNumbersProps {
  item: CategoryItem;
  options: CategoriesWidgetProps['categoryOptions'];
}

/** As many numbers as the layout wants, in words or behind icons. */
export function CategoryNumbers({ item, options }: CategoryNumbersProps) {
  const { plural } = useTranslator();
  const { locale } = useUiLanguage();
  const of = (labelCode: string) => countOf(item, labelCode, options) ?? 0;
  const words = (count: number) => ({ short: formatNumber(count, locale), count });
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
      // What people call a post, unless comments are counted as posts beside it.
      plural(
        discussions,
        isShown(options, 'postCount', false)
          ? { one: '{short} discussion', other: '{short} discussions' }
          : { one: '{short} post', other: '{short} posts' },
        words(discussions),
      ),
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
    ([isWanted, count, icon, label]) =>
      isWanted && (
        <Meta key={icon}>
          {options?.metas?.asIcons === 'icon' ? (
            <>
              <Icon name={icon} />
              <span aria-hidden>{formatNumber(count, locale)}</span>
              <span className="visuallyHidden">{label}</span>
            </>
          ) : (
            label
          )}
        </Meta>
      ),
  );
}
