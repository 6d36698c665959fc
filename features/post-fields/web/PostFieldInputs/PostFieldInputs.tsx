import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import type { PostField } from '../../post-fields.contract.ts';
import type { PostMetaValues } from '../../post-meta-values.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import { type PostFieldInputProps, useHint } from './field-input.ts';
import { LineInput } from './LineInput.tsx';
import { YesNoInput } from './YesNoInput.tsx';

export interface PostFieldInputsProps {
  fields: readonly PostField[];
  values: PostMetaValues;
  /** By the id of the field. */
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (postFieldID: string, value: unknown) => void;
}

/** What a post of a type is asked for beside its title and body. */
export function PostFieldInputs({ fields, values, errors, onChange }: PostFieldInputsProps) {
  return fields.map((field) => {
    const id = field.postFieldID;
    const props = {
      field,
      value: values[id],
      error: errors[id],
      onChange: (to: unknown) => onChange(id, to),
    };
    if (field.formType === 'checkbox') return <YesNoInput key={id} {...props} />;
    if (field.dataType.endsWith('[]')) return <ChoiceInput key={id} {...props} />;
    return <LabelledInput key={id} {...props} />;
  });
}

function LabelledInput(props: PostFieldInputProps) {
  const { field, error } = props;
  const hint = useHint(field);
  return (
    <FormField label={field.label} isRequired={field.isRequired} hint={hint} error={error}>
      {(control) => <LineInput {...props} control={control} />}
    </FormField>
  );
}
