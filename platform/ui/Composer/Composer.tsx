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

const icons = {
  saved: 'cloud-check',
  saving: 'refresh-cw',
  local: 'smartphone',
  failed: 'circle-alert',
} as const;

export function DraftState({
  state,
  children,
}: {
  state: 'saved' | 'saving' | 'local' | 'failed';
  children: ReactNode;
}) {
  return (
    <span className={styles.draft} role="status">
      <Icon name={icons[state]} size="sm" />
      {children}
    </span>
  );
}
