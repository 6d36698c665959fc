import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import styles from './Notice.module.css';

const icons = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  error: 'circle-alert',
} as const;

export type NoticeProps = {
  tone?: 'info' | 'success' | 'warning' | 'error';
  icon?: IconName;
  /** Only where it appears after the page: then it is announced. */
  role?: 'status' | 'alert';
  children: ReactNode;
};

export function Notice({ tone = 'info', icon, role, children }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role={role}>
      <Icon name={icon ?? icons[tone]} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
