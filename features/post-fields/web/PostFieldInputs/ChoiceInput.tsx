import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormGroup } from '../../../../platform/ui/FormField/FormField.tsx';
import { type PostFieldInputProps, useHint } from './field-input.ts';

/** Several of some options. */
export function ChoiceInput({ field, value, error, onChange }: PostFieldInputProps) {
  const hint = useHint(field);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <FormGroup legend={field.label} isRequired={field.isRequired} hint={hint} error={error}>
      {(field.dropdownOptions ?? []).map((option) => (
        <Checkbox
          key={option}
          label={option}
          checked={chosen.includes(option)}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, option] : chosen.filter((each) => each !== option))
          }
        />
      ))}
    </FormGroup>
  );
}
