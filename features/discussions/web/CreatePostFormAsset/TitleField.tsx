import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';

/** From this share of the limit on, the rest is counted. */
const NEAR = 0.8;

export interface TitleFieldProps {
  value: string;
  onChange: (title: string) => void;
  maxLength: number;
  error?: string;
}

export function TitleField({ value, onChange, maxLength, error }: TitleFieldProps) {
  const { t, plural } = useTranslator();
  const left = maxLength - [...value].length;
  const tooLong =
    left < 0
      ? plural(-left, { one: '{count} character too many', other: '{count} characters too many' })
      : undefined;
  const hint =
    left >= 0 && left <= maxLength * (1 - NEAR)
      ? plural(left, { one: '{count} character left', other: '{count} characters left' })
      : undefined;
  return (
    <FormField label={t('Title')} isRequired error={error ?? tooLong} hint={hint}>
      {(control) => (
        <Input
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          dir="auto"
          autoComplete="off"
        />
      )}
    </FormField>
  );
}
