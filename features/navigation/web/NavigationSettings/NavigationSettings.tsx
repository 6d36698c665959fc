// Where administrators say what stands in the title bar.
import { lazy, Suspense, useEffect, useState } from 'react';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { NavigationSettingsProps } from '../../navigation.contract.ts';

const NavigationEditor = lazy(() => import('./NavigationEditor.tsx'));

/** Of no use without scripts: what it is made of comes with them. */
export function NavigationSettings(props: NavigationSettingsProps) {
  const { t } = useTranslator();
  const [isInBrowser, setIsInBrowser] = useState(false);
  useEffect(() => setIsInBrowser(true), []);
  return (
    <>
      <PageHead title={t('Navigation')} />
      {isInBrowser ? (
        <Suspense fallback={<PostSkeletons count={1} />}>
          <NavigationEditor {...props} />
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
