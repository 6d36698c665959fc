import { Pager } from '../../../../platform/ui/Pager/Pager.tsx';
import { useNavigate } from '../../../../platform/web/router/screen.tsx';
import type { CommentThreadAssetProps, WidgetPaging } from '../../comment-widgets.contract.ts';
import { threadHref, threadPath } from '../thread-address.ts';
import { useOtherQuery } from '../use-other-query.ts';

export type ThreadPagerProps = Pick<CommentThreadAssetProps, 'discussion' | 'apiParams' | 'defaultSort'> & {
  paging: WidgetPaging;
  label: string;
};

/** Pages count the comments of the first level: "1 - 10 of 38" beside "99 comments" would be a second total. */
export function ThreadPager({ discussion, apiParams, defaultSort, paging, label }: ThreadPagerProps) {
  const navigate = useNavigate();
  const query = useOtherQuery();
  const hrefOf = (page: number) =>
    threadHref({ url: discussion.url, defaultSort, query }, apiParams.sort, page);
  return (
    <Pager
      {...paging}
      hidesTotal={paging.total !== discussion.countComments}
      label={label}
      hrefOf={hrefOf}
      jumpAction={threadPath(discussion.url)}
      jumpFields={{
        ...Object.fromEntries(new URLSearchParams(query)),
        ...(apiParams.sort !== defaultSort && { sort: apiParams.sort }),
      }}
      onJump={(page) => navigate(hrefOf(page))}
    />
  );
}
