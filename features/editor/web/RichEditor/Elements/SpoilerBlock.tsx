import type { ReactElement } from 'react';
import type { RenderElementProps } from 'slate-react';
import { Icon } from '../../../../../platform/ui/Icon/Icon.tsx';
import { useTranslator } from '../../../../../platform/web/i18n/language.tsx';
import styles from './Elements.module.css';

/** Open while it is written. */
export function SpoilerBlock({ attributes, children }: RenderElementProps): ReactElement {
  const { t } = useTranslator();
  return (
    <div {...attributes} className={styles.spoiler}>
      <div contentEditable={false} className={styles.blockHead}>
        <Icon name="eye-off" size="sm" /> {t('Spoiler, hidden until opened')}
      </div>
      {children}
    </div>
  );
}
