import { FormField } from '../../../ui/FormField/FormField.tsx';
import { Input } from '../../../ui/Input/Input.tsx';
import { useTranslator } from '../../i18n/language.tsx';

export interface NameFieldProps {
  /** Another word than "Name", for one line that is asked for likewise. */
  label?: string;
  maxLength: number;
  value: string;
  onChange: (value: string) => void;
}

/** What something is called, which everything is. */
export function NameField({ label, maxLength, value, onChange }: NameFieldProps) {
  const { t } = useTranslator();
  return (
    <FormField label={label ?? t('Name')} isRequired>
      {(control) => (
        <Input
          {...control}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  );
}
