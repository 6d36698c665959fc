import { lazy, Suspense, useEffect, useState } from 'react';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ProfileEditProps } from '../../profile-edit.contract.ts';
import styles from './ProfileEdit.module.css';

const ProfileEditForms = lazy(() => import('./ProfileEditForms.tsx'));

/** My profile and my account, as I change them. Seldom visited: what it is made of comes with it. */
export function ProfileEdit(props: ProfileEditProps) {
  const { t } = useTranslator();
  const [isInBrowser, setIsInBrowser] = useState(false);
  useEffect(() => setIsInBrowser(true), []);
  return (
    <div className={styles.whole}>
      <PageHead title={t('Edit profile')} />
      {isInBrowser ? (
        <Suspense fallback={<PostSkeletons count={1} />}>
          <ProfileEditForms {...props} />
        </Suspense>
      ) : (
        <>
          <noscript>
            <p>{t('This page needs JavaScript. Please switch it on.')}</p>
          </noscript>
          <PostSkeletons count={1} />
        </>
      )}
    </div>
  );
}
