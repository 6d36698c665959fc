// The control of one setting, as its schema says.
import { useState } from 'react';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { ColourInput } from '../../../../platform/ui/ColourInput/ColourInput.tsx';
import { type FieldControl, FieldError } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input, Select, Textarea } from '../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { PictureInput } from '../../../media/web/PictureInput/PictureInput.tsx';
import type { RecordKind } from '../RecordInput/find-records.ts';
import { RecordInput } from '../RecordInput/RecordInput.tsx';
import type { SettingField } from '../schema-fields.ts';
import { RichTextSetting } from './RichTextSetting.tsx';
import styles from './Settings.module.css';

export interface SettingInputProps {
  field: SettingField;
  value: unknown;
  onChange: (value: unknown) => void;
  control: Partial<FieldControl>;
}

const RECORDS: readonly string[] = ['category', 'tag', 'user', 'role', 'collection'];

export function SettingInput(props: SettingInputProps) {
  const { field, value, onChange, control } = props;
  const { t } = useTranslator();
  const { inputType, choices, placeholder } = field.control;
  const given = (text: string) => onChange(text === '' ? undefined : text);
  if (RECORDS.includes(inputType))
    return (
      <RecordInput
        {...control}
        kind={inputType as RecordKind}
        isSingle={field.schema.type !== 'array'}
        value={value}
        onChange={onChange}
      />
    );
  if (inputType === 'richText') return <RichTextSetting {...props} />;
  if (field.schema.type === 'array') return <ChoicesInput {...props} />;
  if (choices) return <ChoiceInput {...props} />;
  if (inputType === 'number') return <NumberInput {...props} />;
  const { id, isInvalid = false, ...ariaProps } = control;
  if (inputType === 'upload' && id)
    return (
      <PictureInput
        {...ariaProps}
        id={id}
        isInvalid={isInvalid}
        name={t(field.title)}
        value={String(value ?? '')}
        onChange={given}
      />
    );
  if (inputType === 'color')
    return (
      <ColourInput {...control} pickName={t(field.title)} value={String(value ?? '')} onChange={given} />
    );
  const text = {
    ...control,
    value: String(value ?? field.schema.default ?? ''),
    onChange: (event: { target: { value: string } }) => given(event.target.value),
    placeholder,
  };
  if (inputType === 'textArea') return <Textarea {...text} rows={3} />;
  if (inputType === 'code')
    return <Textarea {...text} rows={8} className={styles.code} spellCheck={false} dir="ltr" />;
  return <Input {...text} {...(inputType === 'url' && { dir: 'ltr', inputMode: 'url' as const })} />;
}

function ChoiceInput({ field, value, onChange, control }: SettingInputProps) {
  const { t } = useTranslator();
  const { isInvalid, ...rest } = control;
  return (
    <Select
      {...rest}
      {...(isInvalid && { isInvalid })}
      value={String(value ?? field.schema.default ?? '')}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    >
      <option value="">{t('As usual')}</option>
      {Object.entries(field.control.choices ?? {}).map(([name, label]) => (
        <option key={name} value={name}>
          {t(label)}
        </option>
      ))}
    </Select>
  );
}

function NumberInput({ field, value, onChange, control }: SettingInputProps) {
  const { minimum, maximum } = field.schema;
  return (
    <Input
      {...control}
      type="number"
      min={minimum}
      max={maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined}
      value={String(value ?? field.schema.default ?? '')}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.valueAsNumber)}
    />
  );
}

/** Several of a few. */
function ChoicesInput({ field, value, onChange, control }: SettingInputProps) {
  const { t } = useTranslator();
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const names = (field.schema.items?.enum ?? []).map(String);
  const { choices } = field.control;
  if (names.length === 0)
    return <ListInput field={field} value={value} onChange={onChange} control={control} />;
  const toggle = (name: string, isOn: boolean) => {
    const next = names.filter((each) => (each === name ? isOn : chosen.includes(each)));
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <div className={styles.choices}>
      {names.map((name) => (
        <Checkbox
          key={name}
          label={t(choices?.[name] ?? name)}
          checked={chosen.includes(name)}
          onChange={({ target }) => toggle(name, target.checked)}
        />
      ))}
    </div>
  );
}

/** Words, one a line; what has more to say than a word is written as JSON. */
function ListInput({ field, value, onChange, control }: SettingInputProps) {
  const isOfWords = field.schema.items?.type === 'string';
  if (!isOfWords) return <JsonInput field={field} value={value} onChange={onChange} control={control} />;
  const lines = Array.isArray(value) ? value.map(String) : [];
  const change = (text: string) => onChange(text === '' ? undefined : text.split('\n'));
  return (
    <Textarea
      {...control}
      rows={3}
      value={lines.join('\n')}
      onChange={({ target }) => change(target.value)}
    />
  );
}

function JsonInput({ value, onChange, control }: SettingInputProps) {
  const { t } = useTranslator();
  const [isBroken, setBroken] = useState(false);
  const read = (text: string) => {
    try {
      onChange(text.trim() === '' ? undefined : JSON.parse(text));
      setBroken(false);
    } catch {
      // Half-written: the last whole value stays until it is whole again, and the field says so.
      setBroken(true);
    }
  };
  return (
    <>
      <Textarea
        {...control}
        rows={6}
        dir="ltr"
        spellCheck={false}
        className={styles.code}
        defaultValue={value === undefined ? '' : JSON.stringify(value, null, 2)}
        onChange={({ target }) => read(target.value)}
        isInvalid={isBroken}
      />
      {isBroken && (
        <FieldError>{t('This is no whole JSON yet: what stood here before still counts.')}</FieldError>
      )}
    </>
  );
}
