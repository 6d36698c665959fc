import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Collapsible } from '../../../../platform/ui/Collapsible/Collapsible.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { Meta, Metas } from '../../../../platform/ui/Metas/Metas.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Pager } from '../../../../platform/ui/Pager/Pager.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { RenderedBody } from '../../../../platform/web/RenderedBody/RenderedBody.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import { UserLink } from '../../../profiles/web/UserLink/UserLink.tsx';
import type { DeletedComment, restoreDeletedComment } from '../../post-history.contract.ts';
import type { DeletedCommentsPart } from '../../post-history.states.ts';
import styles from './PostLog.module.css';

export function DeletedComments(props: DeletedCommentsPart) {
  const { t } = useTranslator();
  const { discussionID, subject, comments, canRestore, page, limit, total } = props;
  const addressOf = (next: number) =>
    `/log/filter?parentRecordID=${discussionID}&recordType=comment&operation=delete${next > 1 ? `&page=${next}` : ''}`;
  return (
    <div className={styles.page}>
      <div>
        <PageHead title={t('Deleted Comments')} />
        <p className={styles.subject}>
          <a href={subject.url} dir="auto">
            {subject.name}
          </a>
        </p>
      </div>
      <Panel>
        {comments.length === 0 ? (
          <EmptyState icon="trash-2" title={t('No comment was deleted here')}>
            <p>{t('Comments that are deleted are listed here, and can be brought back.')}</p>
          </EmptyState>
        ) : (
          <ul className={styles.comments}>
            {comments.map((comment) => (
              <li key={comment.commentID}>
                <DeletedRow comment={comment} canRestore={canRestore} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {total > limit && <Pager page={page} limit={limit} total={total} hrefOf={addressOf} />}
    </div>
  );
}

function DeletedRow({ comment, canRestore }: { comment: DeletedComment; canRestore: boolean }) {
  const { t } = useTranslator();
  const { commentID, insertUser, deleteUser } = comment;
  const { revalidate } = useRevalidator();
  const task = useTask('deleted-comment');
  const restore = () =>
    task.run(async () => {
      await call<typeof restoreDeletedComment>('PATCH /deleted-comments/:commentID/restore', {
        params: { commentID },
      });
      await revalidate();
    }, t('The comment is back.'));
  return (
    <article className={styles.comment} aria-label={t('Comment by {name}', { name: insertUser.name })}>
      <Avatar photoUrl={insertUser.photoUrl} of={insertUser.name} size={28} />
      <div className={styles.main}>
        <Metas>
          <Meta>
            <UserLink user={insertUser} />
          </Meta>
          <Meta>
            <TimeAgo date={comment.dateInserted} form="extended" />
          </Meta>
        </Metas>
        <Collapsible maxHeight={200}>
          <RenderedBody html={comment.body} id={`deleted-${commentID}`} />
        </Collapsible>
        <Metas>
          <Meta>
            {comment.isTombstone ? t('Emptied by') : t('Deleted by')} <UserLink user={deleteUser} />
          </Meta>
          <Meta>
            <TimeAgo date={comment.dateDeleted} form="extended" />
          </Meta>
        </Metas>
      </div>
      {canRestore && (
        <Button
          size={32}
          icon="rotate-ccw"
          isBusy={task.isBusy}
          aria-label={t('Restore the comment by {name}', { name: insertUser.name })}
          onClick={restore}
        >
          {t('Restore')}
        </Button>
      )}
    </article>
  );
}
