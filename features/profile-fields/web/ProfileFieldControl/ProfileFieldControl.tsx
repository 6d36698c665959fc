import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FieldError, FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input, Select, Textarea } from '../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ProfileField } from '../../profile-fields.contract.ts';
import { fieldInputName } from '../profile-field-values.ts';

export interface ProfileFieldControlProps {
  field: ProfileField;
  value?: unknown;
  error?: string | undefined;
  /** In the forms of newcomers, where the field says so. */
  isRequired?: boolean;
}

/** One field of a profile in a form, drawn as its formType says. */
export function ProfileFieldControl({ field, value, error, isRequired = false }: ProfileFieldControlProps) {
  const { t } = useTranslator();
  const name = fieldInputName(field);
  const label = t(field.label);
  const description = field.description === '' ? undefined : t(field.description);
  if (field.formType === 'checkbox') {
    return (
      <div>
        <Checkbox name={name} value="true" label={label} note={description} defaultChecked={value === true} />
        {error && <FieldError>{error}</FieldError>}
      </div>
    );
  }
  const isSeveral = field.dataType === 'string[]' || field.dataType === 'number[]';
  const hint = description ?? (field.formType === 'tokens' ? t('Separate them by commas.') : undefined);
  return (
    <FormField label={label} isRequired={isRequired} hint={hint} error={error}>
      {(control) => {
        if (field.formType === 'dropdown') {
          const chosen = (Array.isArray(value) ? value : [value ?? '']).map(String);
          return (
            <Select
              {...control}
              name={name}
              multiple={isSeveral}
              defaultValue={isSeveral ? chosen : chosen[0]}
            >
              {!isSeveral && <option value="" />}
              {field.dropdownOptions?.map((option) => (
                <option key={option} value={option}>
                  {option}
                </option>
              ))}
            </Select>
          );
        }
        const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
        if (field.formType === 'text-multiline')
          return <Textarea {...control} name={name} defaultValue={text} maxLength={5000} rows={4} />;
        if (field.formType === 'date')
          return <Input {...control} name={name} type="date" defaultValue={text.slice(0, 10)} />;
        const isNumber = field.formType === 'number';
        return (
          <Input
            {...control}
            name={name}
            type={isNumber ? 'number' : 'text'}
            step="any"
            defaultValue={text}
          />
        );
      }}
    </FormField>
  );
}
