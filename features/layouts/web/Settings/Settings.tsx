// The form of one widget or section: groups of settings, made of its schema.
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import {
  fieldsOf,
  filledInBy,
  grouped,
  type JsonSchema,
  type SettingField,
  shownFields,
  type Values,
  valueAt,
  withValue,
} from '../schema-fields.ts';
import { ListSetting } from './ListSetting.tsx';
import { SettingInput } from './SettingInput.tsx';
import styles from './Settings.module.css';

export interface SettingsProps {
  schema: JsonSchema;
  values: Values;
  onChange: (values: Values) => void;
  /** By path, with dots: the server's error. */
  errors?: Readonly<Record<string, string>>;
}

export function Settings({ schema, values, onChange, errors = {} }: SettingsProps) {
  const { t } = useTranslator();
  const fields = shownFields(fieldsOf(schema), values);
  if (fields.length === 0) return <p className={styles.none}>{t('There is nothing to set here.')}</p>;
  return grouped(fields).map(([group, own]) => (
    <fieldset key={group} className={styles.group}>
      <legend>{t(group || 'Settings')}</legend>
      {own.map((field) => (
        <Setting
          key={field.path.join('.')}
          field={field}
          value={valueAt(values, field.path)}
          error={errors[field.path.join('.')]}
          onChange={(value) => onChange(withValue(values, field.path, value))}
        />
      ))}
    </fieldset>
  ));
}

interface SettingProps {
  field: SettingField;
  value: unknown;
  error?: string | undefined;
  onChange: (value: unknown) => void;
}

function Setting({ field, value, error, onChange }: SettingProps) {
  const { t } = useTranslator();
  const { title, description, control, schema } = field;
  const filledIn = filledInBy(value);
  if (filledIn !== undefined)
    return (
      <div className={styles.filledIn}>
        <span className={styles.label}>{t(title)}</span>
        <code dir="ltr">{filledIn}</code>
        <Button kind="textPrimary" size={24} onClick={() => onChange(undefined)}>
          {t('Use own words')}
        </Button>
      </div>
    );
  if (schema.type === 'array' && schema.items?.properties)
    return (
      <ListSetting field={field} value={value} onChange={onChange}>
        {(row, changeRow) => <Settings schema={schema.items ?? {}} values={row} onChange={changeRow} />}
      </ListSetting>
    );
  if (control.inputType === 'checkBox')
    return (
      <Checkbox
        label={t(title)}
        checked={Boolean(value ?? schema.default)}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  return (
    <FormField label={t(title)} hint={description && t(description)} error={error}>
      {(given) => <SettingInput field={field} value={value} onChange={onChange} control={given} />}
    </FormField>
  );
}
