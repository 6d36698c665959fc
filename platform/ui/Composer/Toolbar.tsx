import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { IconName } from '../icons/icon-names.ts';
import styles from './Toolbar.module.css';

export type ToolbarProps = {
  label: string;
  /** The dark one that follows a selection. */
  isBubble?: boolean;
  children: ReactNode;
};

export function Toolbar({ label, isBubble = false, children }: ToolbarProps) {
  return (
    <div className={isBubble ? styles.bubble : styles.toolbar} role="toolbar" aria-label={label}>
      {children}
    </div>
  );
}

export type ToolProps = {
  label: string;
  icon: IconName;
  isActive?: boolean;
  isDisabled?: boolean;
  onUse: () => void;
};

/** Pressing must not take the focus, or the selection it works on, from the text. */
export function Tool({ label, icon, isActive, isDisabled, onUse }: ToolProps) {
  return (
    <IconButton
      label={label}
      title={label}
      icon={icon}
      size={28}
      aria-pressed={isActive}
      disabled={isDisabled}
      className={styles.tool}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onUse}
    />
  );
}

export function ToolSeparator() {
  return <span className={styles.separator} />;
}

export function ToolbarNote({ children }: { children: ReactNode }) {
  return <span className={styles.note}>{children}</span>;
}
