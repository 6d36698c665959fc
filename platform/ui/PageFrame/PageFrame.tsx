import type { ReactNode } from 'react';
import { useUiLanguage } from '../language/language.tsx';
import styles from './PageFrame.module.css';

export type PageFrameProps = {
  titleBar?: ReactNode;
  footer?: ReactNode;
  /** Floating regions: toasts, bulk actions. */
  overlays?: ReactNode;
  children: ReactNode;
};

/** The frame of every page: jump link, title bar, the one main landmark, footer. */
export function PageFrame({ titleBar, footer, overlays, children }: PageFrameProps) {
  const { translate } = useUiLanguage();
  return (
    <>
      <a className={styles.jump} href="#content">
        {translate('Jump to content')}
      </a>
      {titleBar}
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {footer}
      {overlays}
    </>
  );
}

export type PageHeadProps = { title: ReactNode; note?: ReactNode; actions?: ReactNode };

export function PageHead({ title, note, actions }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {note && <span className={styles.note}>{note}</span>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
