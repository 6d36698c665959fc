import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useViewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import { continuePath } from '../../../discussions/reading.address.ts';
import styles from './CommentThread.module.css';

interface Props {
  discussionID: number;
  /** The highest number on this page. */
  lastShown: number;
}

/** For whoever stopped further down, on whichever device. */
export function ContinueReading({ discussionID, lastShown }: Props) {
  const { t } = useTranslator();
  const placeNumber = useViewerState('reads')?.[discussionID]?.placeNumber;
  if (!placeNumber || placeNumber <= lastShown) return null;
  return (
    <div className={styles.goOn}>
      <LinkButton size={32} icon="arrow-down" href={continuePath(discussionID)} data-reload="">
        {t('Continue where you were: #{number}', { number: placeNumber })}
      </LinkButton>
    </div>
  );
}
