import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { SaveState } from '../use-ticked.ts';
import styles from './SaveStatus.module.css';

/** Heard when it changes; there from the beginning, so that it is. */
export function SaveStatus({ state }: { state: SaveState }) {
  const { t } = useTranslator();
  return (
    <span role="status" className={styles.status}>
      {state === 'saving' && t('Saving …')}
      {state === 'saved' && (
        <>
          <Icon name="check" size="sm" /> {t('Saved')}
        </>
      )}
    </span>
  );
}
