import type { Form } from '../../../../platform/web/forms/use-form.ts';
import type { ProfileField } from '../../../profile-fields/profile-fields.contract.ts';
import { ProfileFieldControl } from '../../../profile-fields/web/ProfileFieldControl/ProfileFieldControl.tsx';

/** What a site asks newcomers for beside name, address and password. */
export function NewcomerFields({ fields, form }: { fields: ProfileField[]; form: Form }) {
  return fields.map((field) => (
    <ProfileFieldControl
      key={field.apiName}
      field={field}
      isRequired={field.registrationOptions === 'required'}
      error={form.errorOf(field.apiName)}
    />
  ));
}
