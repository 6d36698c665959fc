import { useState } from 'react';
import { UnsavedModal } from '../../../../platform/web/router/UnsavedModal.tsx';
import { useUnsavedGuard } from '../../../../platform/web/router/use-unsaved-guard.ts';
import type { ProfileEditProps } from '../../profile-edit.contract.ts';
import { AccountForm } from './AccountForm.tsx';
import { FieldsForm } from './FieldsForm.tsx';
import { PhotoForm } from './PhotoForm.tsx';
import styles from './ProfileEdit.module.css';

/** What a form reports: nobody leaves over words that are not saved. */
export interface FormWatch {
  onTyped: () => void;
  onSaved: () => void;
}

export default function ProfileEditForms(props: ProfileEditProps) {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const guard = useUnsavedGuard(unsaved.length > 0);
  const watch = (name: string): FormWatch => ({
    onTyped: () => setUnsaved((now) => (now.includes(name) ? now : [...now, name])),
    onSaved: () => {
      // Saving may lead on at once, before this page is rerendered.
      if (unsaved.every((each) => each === name)) guard.letGo();
      setUnsaved((now) => now.filter((each) => each !== name));
    },
  });
  return (
    <div className={styles.page}>
      <PhotoForm photoUrl={props.person.photoUrl} />
      <FieldsForm {...props} {...watch('fields')} />
      <AccountForm {...props} {...watch('account')} />
      {guard.isAsking && <UnsavedModal onStay={guard.stay} onLeave={guard.leave} />}
    </div>
  );
}
