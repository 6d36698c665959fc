import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { IconButton } from '../../../../platform/ui/IconButton/IconButton.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';
import { useBookmark } from '../use-bookmark.ts';
import styles from './BookmarkButton.module.css';

export interface BookmarkButtonProps {
  discussionID: number;
  /** Distinguishes several of a page: "Bookmark: Why bees swarm". */
  name: string;
  size?: 24 | 28 | 36;
}

/** Guests have no bookmarks and see no button. */
export function BookmarkButton({ discussionID, name, size = 24 }: BookmarkButtonProps) {
  const { t } = useTranslator();
  const isMember = usePermission('session.valid');
  const { isBookmarked, isBusy, toggle } = useBookmark(discussionID);
  if (!isMember) return null;
  const title = isBookmarked ? t('Bookmarked') : t('Bookmark');
  return (
    <IconButton
      label={t('Bookmark: {name}', { name })}
      title={title}
      icon="bookmark"
      size={size}
      aria-pressed={isBookmarked ?? false}
      aria-busy={isBusy || undefined}
      onClick={toggle}
    />
  );
}

/** The same with words, for the side of a thread. */
export function SaveButton({ discussionID }: { discussionID: number }) {
  const { t } = useTranslator();
  const isMember = usePermission('session.valid');
  const { isBookmarked = false, isBusy, toggle } = useBookmark(discussionID);
  if (!isMember) return null;
  return (
    <Button
      icon="bookmark"
      className={styles.save}
      aria-pressed={isBookmarked}
      aria-busy={isBusy || undefined}
      onClick={toggle}
    >
      {isBookmarked ? t('Saved') : t('Save')}
    </Button>
  );
}
