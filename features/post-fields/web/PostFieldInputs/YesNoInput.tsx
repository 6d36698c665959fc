import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormGroup } from '../../../../platform/ui/FormField/FormField.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { type PostFieldInputProps, useHint } from './field-input.ts';

export function YesNoInput({ field, value, error, onChange }: PostFieldInputProps) {
  const { t } = useTranslator();
  const hint = useHint(field);
  return (
    <FormGroup legend={field.label} isRequired={field.isRequired} hint={hint} error={error}>
      <Checkbox
        label={t('Yes')}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
    </FormGroup>
  );
}
