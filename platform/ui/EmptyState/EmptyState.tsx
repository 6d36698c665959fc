import type { ReactNode } from 'react';
import { LinkButton } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { useUiLanguage } from '../language/language.tsx';
import styles from './EmptyState.module.css';

export type EmptyStateProps = {
  icon?: IconName;
  title: ReactNode;
  /** What to try next. */
  children?: ReactNode;
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
};

export function EmptyState({
  icon = 'telescope',
  title,
  children,
  action,
  headingLevel = 2,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      <span className={styles.mark}>
        <Icon name={icon} size="lg" />
      </span>
      <Heading>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

export type ErrorPanelProps = {
  title?: ReactNode;
  /** What the reader can do. */
  children?: ReactNode;
  action?: ReactNode;
  icon?: IconName;
  /** 1 where the error is the page. */
  headingLevel?: 1 | 2 | 3;
};

export function ErrorPanel({ title, children, action, icon = 'unplug', headingLevel = 1 }: ErrorPanelProps) {
  const { translate } = useUiLanguage();
  const wayOut = action ?? <LinkButton href="/">{translate('Back to Home')}</LinkButton>;
  return (
    <EmptyState
      icon={icon}
      title={title ?? translate('There was an error')}
      action={wayOut}
      headingLevel={headingLevel}
    >
      {children ?? <p>{translate('Please try again later.')}</p>}
    </EmptyState>
  );
}
