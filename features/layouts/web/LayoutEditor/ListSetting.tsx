// Rows of one setting: links, tabs, counts. Each can be changed, moved and taken away.
import type { ReactNode } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { IconButton } from '../../../../platform/ui/IconButton/IconButton.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import styles from './Settings.module.css';
import type { SettingField, Values } from './schema-fields.ts';

export interface ListSettingProps {
  field: SettingField;
  value: unknown;
  onChange: (value: unknown) => void;
  /** The form of one row. */
  children: (row: Values, onChange: (row: Values) => void) => ReactNode;
}

export function ListSetting({ field, value, onChange, children }: ListSettingProps) {
  const { t } = useTranslator();
  const rows = Array.isArray(value) ? (value as Values[]) : [];
  const change = (next: Values[]) => onChange(next.length > 0 ? next : undefined);
  const move = (from: number, to: number) =>
    change(rows.toSpliced(from, 1).toSpliced(to, 0, rows[from] as Values));
  return (
    <fieldset className={styles.list}>
      <legend>{t(field.title)}</legend>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place.
        <div key={at} className={styles.row}>
          <div className={styles.rowHead}>
            <span>{t('Number {number}', { number: at + 1 })}</span>
            <IconButton
              icon="chevron-up"
              size={28}
              label={t('Move up')}
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            />
            <IconButton
              icon="chevron-down"
              size={28}
              label={t('Move down')}
              disabled={at === rows.length - 1}
              onClick={() => move(at, at + 1)}
            />
            <IconButton
              icon="trash-2"
              size={28}
              label={t('Remove')}
              onClick={() => change(rows.toSpliced(at, 1))}
            />
          </div>
          {children(row, (changed) => change(rows.with(at, changed)))}
        </div>
      ))}
      <Button size={32} icon="plus" onClick={() => change([...rows, {}])}>
        {t('Add')}
      </Button>
    </fieldset>
  );
}
