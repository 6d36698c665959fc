import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ProfileEditProps } from '../../profile-edit.contract.ts';
import { AccountForm } from './AccountForm.tsx';
import { FieldsForm } from './FieldsForm.tsx';
import { PhotoForm } from './PhotoForm.tsx';
import styles from './ProfileEdit.module.css';

/** My profile and my account, as I change them. */
export function ProfileEdit(props: ProfileEditProps) {
  const { t } = useTranslator();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('Edit profile')}</h1>
        <a href={props.person.url}>{t('My profile')}</a>
      </div>
      <PhotoForm photoUrl={props.person.photoUrl} />
      <FieldsForm {...props} />
      <AccountForm {...props} />
    </div>
  );
}
