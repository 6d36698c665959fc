import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';

const DataArchive = lazy(() => import('./DataArchive.tsx'));

/** All that the site has about me. */
export function OwnDataPage() {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Your data')}>
      <DataArchive />
    </ScriptedPage>
  );
}
