// A few settings of one capability as a form: each is saved as the API has it, all of them at once.
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormActions, FormField, FormStack } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input, Textarea } from '../../../../platform/ui/Input/Input.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useSave } from '../../../../platform/web/forms/use-save.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { CategoryInput, type ChosenCategory } from '../../../categories/web/CategoryInput/CategoryInput.tsx';
import type { editConfig } from '../../config.contract.ts';
import styles from './SettingsForm.module.css';

interface Field {
  /** Of the setting. */
  key: string;
  label: string;
  hint?: ReactNode;
}

export type SettingField = Field &
  (
    | { kind: 'switch'; value: boolean }
    | { kind: 'number'; value: number; min: number; max: number }
    | { kind: 'lines'; value: string }
    | { kind: 'categories'; value: readonly ChosenCategory[] }
  );

type Value = SettingField['value'];

interface Props {
  fields: readonly SettingField[];
  /** Above the button, by what stands in a field now, saved or not. */
  preview?: (current: (key: string) => Value | undefined) => ReactNode;
  onSaved?: () => void;
}

export function SettingsForm({ fields, preview, onSaved }: Props) {
  const { t } = useTranslator();
  const [isBusy, setIsBusy] = useState(false);
  const { problem, save } = useSave(() => onSaved?.());
  const [values, setValues] = useState<Record<string, Value>>({});
  const submit = async () => {
    const body = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, stored(value)]));
    setIsBusy(true);
    await save(() => call<typeof editConfig>('PATCH /config', { body }), t('Saved.'));
    setIsBusy(false);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormStack>
        {fields.map((field) => (
          <OneField
            key={field.key}
            field={{ ...field, value: values[field.key] ?? field.value } as SettingField}
            onChange={(value) => setValues((before) => ({ ...before, [field.key]: value }))}
          />
        ))}
        {preview?.((key) => values[key] ?? fields.find((field) => field.key === key)?.value)}
        <FormActions problem={problem}>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {t('Save')}
          </Button>
        </FormActions>
      </FormStack>
    </form>
  );
}

/** Categories are stored by their ids. */
function stored(value: Value) {
  return Array.isArray(value) ? value.map(({ categoryID }: ChosenCategory) => categoryID) : value;
}

function OneField({ field, onChange }: { field: SettingField; onChange: (value: Value) => void }) {
  const { label, hint } = field;
  if (field.kind === 'switch') {
    return (
      <Checkbox
        className={styles.switch}
        label={label}
        checked={field.value}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  }
  return (
    <FormField label={label} hint={hint}>
      {(control) => {
        if (field.kind === 'categories')
          return <CategoryInput {...control} value={field.value} onChange={onChange} />;
        if (field.kind === 'number') {
          return (
            <Input
              {...control}
              type="number"
              min={field.min}
              max={field.max}
              value={field.value}
              onChange={(event) => onChange(event.target.valueAsNumber)}
            />
          );
        }
        return (
          <Textarea
            {...control}
            rows={5}
            value={field.value}
            onChange={(event) => onChange(event.target.value)}
          />
        );
      }}
    </FormField>
  );
}
