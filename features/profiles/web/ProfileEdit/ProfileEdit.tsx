import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';
import type { ProfileEditProps } from '../../profile-edit.contract.ts';

const ProfileEditForms = lazy(() => import('./ProfileEditForms.tsx'));

/** My profile and my account, as I change them. */
export function ProfileEdit(props: ProfileEditProps) {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Edit profile')}>
      <ProfileEditForms {...props} />
    </ScriptedPage>
  );
}
