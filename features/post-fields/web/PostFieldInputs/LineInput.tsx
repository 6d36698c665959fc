import type { FieldControl } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input, Select, Textarea } from '../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { PostFieldInputProps } from './field-input.ts';

/** A field of one value. */
export function LineInput({
  field,
  value,
  onChange,
  control,
}: PostFieldInputProps & { control: FieldControl }) {
  const { t } = useTranslator();
  const text = value === undefined || value === null ? '' : String(value);
  const options = field.dropdownOptions;
  if (options)
    return (
      <Select {...control} value={text} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('Choose …')}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </Select>
    );
  if (field.formType === 'text-multiline')
    return (
      <Textarea
        {...control}
        rows={4}
        dir="auto"
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  const isNumber = field.dataType === 'number';
  return (
    <Input
      {...control}
      type={field.dataType === 'date' ? 'date' : isNumber ? 'number' : 'text'}
      step={isNumber ? 'any' : undefined}
      dir={field.dataType === 'text' ? 'auto' : undefined}
      // A moment is edited by its day.
      value={field.dataType === 'date' ? text.slice(0, 10) : text}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
