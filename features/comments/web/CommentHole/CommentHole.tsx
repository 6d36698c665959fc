import { type MouseEvent, useState } from 'react';
import { AvatarStack } from '../../../../platform/ui/AvatarStack/AvatarStack.tsx';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { problemText } from '../problem-text.ts';
import type { HoleRow } from '../thread-rows.ts';
import styles from './CommentHole.module.css';

export interface CommentHoleProps {
  row: HoleRow;
  onOpen: (row: HoleRow) => Promise<void>;
}

/** Replies that are folded away. With scripts they unfold in place; without, the link leads to the first of them. */
export function CommentHole({ row, onOpen }: CommentHoleProps) {
  const { plural } = useTranslator();
  const [isBusy, setIsBusy] = useState(false);
  const { hole, level, isLast } = row;
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
    <div className={classNames(styles.hole, styles[`level${level}`], isLast && styles.last)}>
      <AvatarStack
        people={hole.insertUsers.map(({ userID, name, photoUrl }) => ({ key: userID, name, photoUrl }))}
        total={hole.countAllInsertUsers}
      />
      <a href={new URL(hole.url).pathname} onClick={open} aria-busy={isBusy || undefined}>
        {plural(hole.countAllComments, { one: '{count} more comment', other: '{count} more comments' })}
      </a>
      {isBusy && <Spinner />}
    </div>
  );
}
