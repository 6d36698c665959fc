import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Skeleton } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { Comment } from '../../comments.contract.ts';
import type { SelectedComment } from '../comment-bulk-options.ts';
import { selectComments, useCommentSelection } from '../comments-in-work.ts';
import { nameOf } from './name-of-comment.ts';
import styles from './SelectComments.module.css';
import { PAGE_SIZE, useCommentPage } from './use-comment-page.ts';

const LONGEST_EXCERPT = 160;

export function CommentChoices({ discussionID, version }: { discussionID: number; version: number }) {
  const { t } = useTranslator();
  const [page, setPage] = useState(1);
  const { comments, total, problem } = useCommentPage(discussionID, page, version);
  const { checked, pending } = useCommentSelection();
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (problem) return <Notice tone="error">{problem}</Notice>;
  if (!comments) return <Skeleton />;
  const choices = comments.filter((each) => !each.isTombstone).map((each) => choiceOf(t, each));
  const free = choices.filter(({ commentID }) => !pending.has(commentID));
  const count = free.filter(({ commentID }) => checked.has(commentID)).length;
  return (
    <>
      <Checkbox
        label={t('Select all on this page')}
        note={t('{count} of {total}', { count, total: free.length })}
        checked={count > 0 && count === free.length}
        isIndeterminate={count > 0 && count < free.length}
        disabled={free.length === 0}
        onChange={() => selectComments(free, count < free.length)}
      />
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <li key={choice.commentID}>
            <Checkbox
              label={
                <>
                  <bdi>{choice.name}</bdi> <span className={styles.excerpt}>{choice.excerpt}</span>
                </>
              }
              checked={checked.has(choice.commentID) || pending.has(choice.commentID)}
              disabled={pending.has(choice.commentID)}
              onChange={(event) => selectComments([choice], event.target.checked)}
            />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav className={styles.pager} aria-label={t('Pages')}>
          <Button icon="chevron-left" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('Previous')}
          </Button>
          <span>{t('{count} of {total}', { count: page, total: pages })}</span>
          <Button icon="chevron-right" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('Next')}
          </Button>
        </nav>
      )}
    </>
  );
}

function choiceOf(
  t: ReturnType<typeof useTranslator>['t'],
  comment: Comment,
): SelectedComment & { excerpt: string } {
  const { commentID, insertUserID, body } = comment;
  return { commentID, insertUserID, name: nameOf(t, comment), excerpt: excerptOf(body ?? '') };
}

/** Its beginning, as text. */
function excerptOf(html: string): string {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
  return text.length > LONGEST_EXCERPT ? `${text.slice(0, LONGEST_EXCERPT)}…` : text;
}
