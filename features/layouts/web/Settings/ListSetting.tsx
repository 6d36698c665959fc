// Rows of one setting: links, tabs, counts. Each can be changed, moved and taken away.
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { IconButton } from '../../../../platform/ui/IconButton/IconButton.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { SettingField, Values } from '../schema-fields.ts';
import styles from './Settings.module.css';

export interface ListSettingProps {
  field: SettingField;
  value: unknown;
  onChange: (value: unknown) => void;
  /** The form of one row. */
  children: (row: Values, onChange: (row: Values) => void) => ReactNode;
}

export function ListSetting({ field, value, onChange, children }: ListSettingProps) {
  const { t } = useTranslator();
  const { keyOf, keepKey } = useRowKeys();
  const { list, follow } = useFocusOnMoved();
  const rows = Array.isArray(value) ? (value as Values[]) : [];
  const change = (next: Values[]) => onChange(next.length > 0 ? next : undefined);
  const move = (from: number, to: number) => {
    follow(to, to < from ? 'up' : 'down');
    change(rows.toSpliced(from, 1).toSpliced(to, 0, rows[from] as Values));
  };
  return (
    <fieldset ref={list} className={styles.list}>
      <legend>{t(field.title)}</legend>
      {rows.map((row, at) => (
        <div key={keyOf(row)} className={styles.row}>
          <div className={styles.rowHead}>
            <span>{t('Number {number}', { number: at + 1 })}</span>
            <IconButton
              icon="chevron-up"
              size={28}
              label={t('Move up')}
              disabled={at === 0}
              data-step="up"
              onClick={() => move(at, at - 1)}
            />
            <IconButton
              icon="chevron-down"
              size={28}
              label={t('Move down')}
              disabled={at === rows.length - 1}
              data-step="down"
              onClick={() => move(at, at + 1)}
            />
            <IconButton
              icon="trash-2"
              size={28}
              label={t('Remove')}
              onClick={() => change(rows.toSpliced(at, 1))}
            />
          </div>
          {children(row, (changed) => {
            keepKey(row, changed);
            change(rows.with(at, changed));
          })}
        </div>
      ))}
      <Button size={32} icon="plus" onClick={() => change([...rows, {}])}>
        {t('Add')}
      </Button>
    </fieldset>
  );
}

/** A row is the same one where it was moved, changed or restored: what is typed in it goes along. */
function useRowKeys() {
  const { current: keys } = useRef(new WeakMap<Values, number>());
  const next = useRef(0);
  const keyOf = (row: Values): number => {
    const key = keys.get(row) ?? next.current++;
    keys.set(row, key);
    return key;
  };
  return { keyOf, keepKey: (before: Values, after: Values) => keys.set(after, keyOf(before)) };
}

/** Whoever moves a row goes on with it: by the same button, or the other one where it cannot go further. */
function useFocusOnMoved() {
  const list = useRef<HTMLFieldSetElement>(null);
  const moved = useRef<{ to: number; step: 'up' | 'down' }>(undefined);
  useEffect(() => {
    if (!moved.current) return;
    const { to, step } = moved.current;
    moved.current = undefined;
    const row = list.current?.querySelectorAll(':scope > div')[to];
    const steps = [...(row?.querySelectorAll<HTMLElement>('[data-step]:not(:disabled)') ?? [])];
    (steps.find(({ dataset }) => dataset.step === step) ?? steps[0])?.focus();
  });
  return {
    list,
    follow: (to: number, step: 'up' | 'down') => {
      moved.current = { to, step };
    },
  };
}
