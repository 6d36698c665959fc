import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../../../platform/ui/ErrorBoundary/ErrorBoundary.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import styles from './ConflictNotice.module.css';
import type { VersionsProps } from './Versions.tsx';

const Versions = lazy(() => import('./Versions.tsx'));

export interface ConflictNoticeProps extends VersionsProps {
  /** Where the others' words stand. */
  href: string;
}

/**
 * Stands above words that could not be saved because somebody else changed the same post: both texts are shown until one
 * decides, and one's own stay in the form.
 */
export function ConflictNotice({ href, ...versions }: ConflictNoticeProps) {
  const { t } = useTranslator();
  return (
    <section className={styles.conflict} aria-label={t('Two versions of this post')}>
      <Notice tone="warning" role="alert">
        {t('Somebody else changed this while you were writing. Your words are still here.')}{' '}
        <a href={href} target="_blank" rel="noopener">
          {t('Look at theirs in a new tab')}
        </a>
        {'. '}
        {t('If you save again, yours take their place.')}
      </Notice>
      <ErrorBoundary fallback={null}>
        <Suspense fallback={<Spinner />}>
          <Versions {...versions} />
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}
