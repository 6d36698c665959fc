import { useState } from 'react';
import type { FieldControl } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input, Select, Textarea } from '../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { SiteSetting } from '../../settings.contract.ts';
import styles from './SettingRow.module.css';

interface Props {
  control: FieldControl;
  setting: SiteSetting;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** A longer text gets room for lines. */
const LONG = 300;
/** Of JSON that fits into a line. */
const SHORT = 30;

/** By what its schema says; whatever is neither a switch, a choice, a number nor a text is written as JSON. */
export function SettingControl({ control, setting, value, onChange }: Props) {
  const { t } = useTranslator();
  const { type, enum: choices, minimum, maximum, maxLength } = setting.schema;
  if (setting.isSecret)
    return (
      <Input
        {...control}
        type="password"
        autoComplete="new-password"
        placeholder={t('Secret; write another one')}
        onChange={(event) => onChange(event.target.value === '' ? setting.value : event.target.value)}
      />
    );
  if (type === 'boolean')
    return (
      <Select
        {...control}
        value={String(value)}
        onChange={(event) => onChange(event.target.value === 'true')}
      >
        <option value="true">{t('On')}</option>
        <option value="false">{t('Off')}</option>
      </Select>
    );
  if (Array.isArray(choices) && choices.every((each) => typeof each === 'string'))
    return (
      <Select {...control} value={String(value)} onChange={(event) => onChange(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </Select>
    );
  if (type === 'integer' || type === 'number')
    return (
      <Input
        {...control}
        type="number"
        className={styles.number}
        min={numberIn(minimum)}
        max={numberIn(maximum)}
        step={type === 'integer' ? 1 : 'any'}
        value={typeof value === 'number' && !Number.isNaN(value) ? value : ''}
        onChange={(event) => onChange(event.target.value === '' ? '' : event.target.valueAsNumber)}
      />
    );
  if (type === 'string' && typeof value === 'string')
    return typeof maxLength === 'number' && maxLength <= LONG ? (
      <Input {...control} value={value} onChange={(event) => onChange(event.target.value)} />
    ) : (
      <Textarea {...control} rows={3} value={value} onChange={(event) => onChange(event.target.value)} />
    );
  return <JsonControl {...{ control, setting, value, onChange }} />;
}

const numberIn = (limit: unknown) =>
  typeof limit === 'number' && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined;

/** What does not parse yet is sent as the text it is: the answer then says what is wrong with it. */
function JsonControl({ control, value, onChange }: Props) {
  const given = JSON.stringify(value, null, 1) ?? '';
  const [text, setText] = useState(given);
  const isTyped = sameJson(text, value);
  return (
    <Textarea
      {...control}
      rows={given.length > SHORT ? 4 : 1}
      className={styles.json}
      spellCheck={false}
      value={isTyped ? text : given}
      onChange={(event) => {
        setText(event.target.value);
        onChange(parsed(event.target.value));
      }}
    />
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const sameJson = (text: string, value: unknown) => JSON.stringify(parsed(text)) === JSON.stringify(value);
