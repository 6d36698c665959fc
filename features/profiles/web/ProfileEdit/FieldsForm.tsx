import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormActions } from '../../../../platform/ui/FormField/FormField.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ProfileFieldControl } from '../../../profile-fields/web/ProfileFieldControl/ProfileFieldControl.tsx';
import { profileFieldValuesOf } from '../../../profile-fields/web/profile-field-values.ts';
import { ProfileTextField } from '../../../profile-texts/web/ProfileTextField/ProfileTextField.tsx';
import { useProfileTexts } from '../../../profile-texts/web/use-profile-texts.ts';
import type { editUser } from '../../../users/users.contract.ts';
import type { ProfileEditProps } from '../../profile-edit.contract.ts';
import { announceSaved } from './announce-saved.ts';
import { EditSection } from './EditSection.tsx';
import styles from './ProfileEdit.module.css';
import type { FormWatch } from './ProfileEditForms.tsx';

/** What others read of me, and how much of it. */
export function FieldsForm({ person, privacy, fields, onTyped, onSaved }: ProfileEditProps & FormWatch) {
  const { t } = useTranslator();
  const names = fields.map(({ field }) => field.apiName);
  const short = fields.flatMap(({ field }) => (field.formType === 'text-multiline' ? [] : [field]));
  const texts = useProfileTexts(
    person.userID,
    fields.flatMap(({ field, ...rest }) =>
      field.formType === 'text-multiline' ? [{ apiName: field.apiName, ...rest }] : [],
    ),
  );
  const form = useForm(names, async (_values, data) => {
    await texts.save();
    await call<typeof editUser>('PATCH /users/:userID', {
      params: { userID: person.userID },
      body: {
        private: data.has('private'),
        showEmail: data.has('showEmail'),
        profileFields: profileFieldValuesOf(data, short),
      },
    });
    onSaved();
    announceSaved(t);
  });
  return (
    <EditSection title={t('Profile')}>
      <form onSubmit={form.onSubmit} onChange={onTyped} className={styles.form}>
        {fields.map(({ field, value }) => {
          const { apiName } = field;
          const written = texts.written[apiName];
          const error = form.errorOf(apiName);
          return written ? (
            <ProfileTextField
              key={apiName}
              field={field}
              written={written}
              error={error}
              isBusy={form.isBusy}
              onChange={(text) => {
                texts.change(apiName, text);
                onTyped();
              }}
            />
          ) : (
            <ProfileFieldControl key={apiName} field={field} value={value} error={error} />
          );
        })}
        <Checkbox
          name="private"
          label={t('Private: only moderators and I see more than name and photo')}
          defaultChecked={privacy.isPrivate}
        />
        <Checkbox
          name="showEmail"
          label={t('Show my email address on my profile')}
          defaultChecked={privacy.showsEmail}
        />
        <FormActions problem={form.problem}>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {t('Save')}
          </Button>
        </FormActions>
      </form>
    </EditSection>
  );
}
