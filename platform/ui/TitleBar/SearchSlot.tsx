import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useUiLanguage } from '../language/language.tsx';
import styles from './SearchSlot.module.css';

export type SearchSlotProps = { children: ReactNode; onCancel?: (() => void) | undefined };

/** In a narrow bar the field folds into its glass; focus unfolds it, Cancel folds it again. */
export function SearchSlot({ children, onCancel }: SearchSlotProps) {
  const { translate } = useUiLanguage();
  const cancel = () => {
    onCancel?.();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  return (
    <div className={styles.search}>
      {children}
      <IconButton className={styles.cancel} label={translate('Cancel')} icon="x" onClick={cancel} />
    </div>
  );
}
