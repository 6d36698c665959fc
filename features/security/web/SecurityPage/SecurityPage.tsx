import { lazy, Suspense, useEffect, useState } from 'react';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { SecurityPageProps } from '../../security-page.contract.ts';

const SecuritySections = lazy(() => import('./SecuritySections.tsx'));

/** Seldom visited, and of no use without scripts: what it is made of comes with them. */
export function SecurityPage(props: SecurityPageProps) {
  const { t } = useTranslator();
  const [isInBrowser, setIsInBrowser] = useState(false);
  useEffect(() => setIsInBrowser(true), []);
  return (
    <>
      <PageHead title={t('Security')} />
      {isInBrowser ? (
        <Suspense fallback={<PostSkeletons count={1} />}>
          <SecuritySections {...props} />
        </Suspense>
      ) : (
        <>
          <noscript>
            <p>{t('This page needs JavaScript. Please switch it on.')}</p>
          </noscript>
          <PostSkeletons count={1} />
        </>
      )}
    </>
  );
}
