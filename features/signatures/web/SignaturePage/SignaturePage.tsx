import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';
import type { SignaturePageProps } from '../../signatures.contract.ts';

const SignatureForm = lazy(() => import('./SignatureForm.tsx'));

/** What stands below everything I write. */
export function SignaturePage(props: SignaturePageProps) {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Signature')}>
      <SignatureForm {...props} />
    </ScriptedPage>
  );
}
