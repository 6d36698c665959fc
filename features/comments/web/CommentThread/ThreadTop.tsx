import { CommentBar } from '../../../../platform/ui/Post/Thread.tsx';
import { SortMenu } from '../../../../platform/ui/SortMenu/SortMenu.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { CommentThreadAssetProps, WidgetPaging } from '../../comment-widgets.contract.ts';
import { SORTS, THREAD_ANCHOR, threadHref } from '../thread-address.ts';
import { useOtherQuery } from '../use-other-query.ts';
import styles from './CommentThread.module.css';
import { ThreadPager } from './ThreadPager.tsx';

export type ThreadTopProps = Pick<CommentThreadAssetProps, 'discussion' | 'apiParams' | 'defaultSort'> & {
  paging: WidgetPaging;
};

/** How many there are, in which order, and on which page of them we are. */
export function ThreadTop(props: ThreadTopProps) {
  const { t, plural } = useTranslator();
  const query = useOtherQuery();
  const { discussion, apiParams, defaultSort, paging } = props;
  const sorts = SORTS.map(({ sort, name }) => ({
    name: t(name),
    href: threadHref({ url: discussion.url, defaultSort, query }, sort),
    isCurrent: sort === apiParams.sort,
  }));
  const hasPages = paging.total > paging.limit;
  return (
    <div className={hasPages ? styles.head : styles.bareHead}>
      <CommentBar
        id={THREAD_ANCHOR}
        title={plural(discussion.countComments, { one: '{count} comment', other: '{count} comments' })}
        end={paging.total > 1 && <SortMenu options={sorts} />}
      />
      {hasPages && (
        <div className={styles.top}>
          <ThreadPager {...props} label={t('Pages')} />
        </div>
      )}
    </div>
  );
}
