import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Composer.module.css';

export type ComposerProps = {
  /** A Toolbar. */
  toolbar?: ReactNode;
  /** The text area or the editor. */
  children: ReactNode;
  /** At the foot's start: DraftState, a count. */
  note?: ReactNode;
  /** At the foot's end: the buttons. */
  actions?: ReactNode;
};

export function Composer({ toolbar, children, note, actions }: ComposerProps) {
  return (
    <div className={styles.composer} data-composer="">
      {toolbar}
      <div className={styles.area}>{children}</div>
      <div className={styles.foot}>
        <div className={styles.note}>{note}</div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  );
}

export function DraftState({
  state,
  children,
}: {
  state: 'saved' | 'saving' | 'failed';
  children: ReactNode;
}) {
  const icon = state === 'saved' ? 'cloud-check' : state === 'saving' ? 'refresh-cw' : 'circle-alert';
  return (
    <span className={styles.draft} role="status">
      <Icon name={icon} size="sm" />
      {children}
    </span>
  );
}
