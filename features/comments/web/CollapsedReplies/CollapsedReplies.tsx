import { type MouseEvent, useState } from 'react';
import { AvatarStack } from '../../../../platform/ui/AvatarStack/AvatarStack.tsx';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { CollapsedRow } from '../thread-rows.ts';
import styles from './CollapsedReplies.module.css';

export interface CollapsedRepliesRowProps {
  row: CollapsedRow;
  onOpen: (row: CollapsedRow) => Promise<void>;
}

/** Replies that are folded away. With scripts they unfold in place; without, the link leads to the first of them. */
export function CollapsedRepliesRow({ row, onOpen }: CollapsedRepliesRowProps) {
  const { t, plural } = useTranslator();
  const [isBusy, setIsBusy] = useState(false);
  const { collapsedReplies, level, isLast } = row;
  const open = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    try {
      await onOpen(row);
    } catch (error) {
      showToast(problemText(error), { id: 'comment-hole', tone: 'error' });
      setIsBusy(false);
    }
  };
  return (
    <div className={classNames(styles.collapsed, styles[`level${level}`], isLast && styles.last)}>
      <AvatarStack
        people={collapsedReplies.insertUsers.map(({ userID, name, photoUrl }, at) => ({
          key: userID || `gone ${at}`,
          name,
          photoUrl,
        }))}
        total={collapsedReplies.countAllInsertUsers}
      />
      <a href={new URL(collapsedReplies.url).pathname} onClick={open} aria-busy={isBusy || undefined}>
        {collapsedReplies.hasMore
          ? t('Show more replies')
          : plural(collapsedReplies.countAllComments, {
              one: '{count} more comment',
              other: '{count} more comments',
            })}
      </a>
      {isBusy && <Spinner />}
    </div>
  );
}
