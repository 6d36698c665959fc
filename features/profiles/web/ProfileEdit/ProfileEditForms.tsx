import type { ProfileEditProps } from '../../profile-edit.contract.ts';
import { AccountForm } from './AccountForm.tsx';
import { FieldsForm } from './FieldsForm.tsx';
import { PhotoForm } from './PhotoForm.tsx';
import styles from './ProfileEdit.module.css';

export default function ProfileEditForms(props: ProfileEditProps) {
  return (
    <div className={styles.page}>
      <PhotoForm photoUrl={props.person.photoUrl} />
      <FieldsForm {...props} />
      <AccountForm {...props} />
    </div>
  );
}
