import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Breadcrumbs, type Crumb } from '../../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { LinkButton } from '../../../ui/Button/Button.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { PageHead } from '../../../ui/PageFrame/PageFrame.tsx';
import { PostSkeletons } from '../../../ui/Skeleton/Skeleton.tsx';
import { useTranslator } from '../../i18n/language.tsx';
import { useLocation } from '../../router/screen.tsx';
import styles from './ScriptedPage.module.css';

export interface ScriptedPageProps {
  title: ReactNode;
  crumbs?: Crumb[];
  /** Lazy: seldom visited, what the page is made of comes with it. */
  children: ReactNode;
}

/** A page that is of no use without scripts: the server sends its head, the browser draws the rest. */
export function ScriptedPage({ title, crumbs, children }: ScriptedPageProps) {
  const { t } = useTranslator();
  const [isInBrowser, setIsInBrowser] = useState(false);
  useEffect(() => setIsInBrowser(true), []);
  return (
    <div className={styles.page}>
      <div>
        {crumbs && <Breadcrumbs crumbs={crumbs} />}
        <PageHead title={title} />
      </div>
      {isInBrowser ? (
        <Suspense fallback={<Awaited />}>{children}</Suspense>
      ) : (
        <>
          <noscript>
            <p>{t('This page needs JavaScript. Please switch it on.')}</p>
          </noscript>
          <Awaited />
        </>
      )}
    </div>
  );
}

/** Scripts that never come can say nothing: after a while the stylesheet shows the way on. */
function Awaited() {
  const { t } = useTranslator();
  const { pathname, search } = useLocation();
  return (
    <>
      <PostSkeletons count={1} />
      <div className={styles.late}>
        <Notice tone="warning">
          {t('This page takes long to come.')}{' '}
          <LinkButton kind="textPrimary" size={24} href={pathname + search} data-reload="">
            {t('Reload')}
          </LinkButton>
        </Notice>
      </div>
    </>
  );
}
