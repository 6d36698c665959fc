// Moving in: an export is dropped, looked through, brought in and reported, each of which may be left and come back to.
import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';
import type { MovingInPageProps } from '../../moving-in.contract.ts';

const MovingIn = lazy(() => import('./MovingIn.tsx'));

export function MovingInPage(_: MovingInPageProps) {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Moving in')}>
      <MovingIn />
    </ScriptedPage>
  );
}
