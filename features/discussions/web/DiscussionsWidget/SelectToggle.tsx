import { useEffect, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { hasSelection, startSelecting, stopSelecting, useBulkTools } from './bulk-selecting.ts';
import styles from './DiscussionListAsset.module.css';
import { SELECT_KEY } from './list-keys.ts';

/** Begins and ends selecting discussions of a list. */
export function SelectToggle() {
  const { t } = useTranslator();
  const isSelecting = useBulkTools() !== undefined;
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    // Fetched for nobody who has not asked for it; without it the selection waits.
    if (hasSelection()) startSelecting().catch(() => {});
  }, []);
  const start = async () => {
    setIsBusy(true);
    await startSelecting().catch(() =>
      showToast(t('Something went wrong while contacting the server.'), { tone: 'error' }),
    );
    setIsBusy(false);
  };
  return (
    <Button
      className={styles.select}
      isBusy={isBusy}
      aria-keyshortcuts={SELECT_KEY}
      aria-label={isSelecting ? undefined : t('Select discussions')}
      onClick={isSelecting ? stopSelecting : start}
    >
      {isSelecting ? t('Done') : t('Select')}
    </Button>
  );
}
