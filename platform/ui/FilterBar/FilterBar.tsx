import { type ReactNode, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../class-names.ts';
import { Select } from '../Input/Input.tsx';
import { useUiLanguage } from '../language/language.tsx';
import styles from './FilterBar.module.css';

export type Filter = {
  name: string;
  label: string;
  /** The first one is the default. */
  options: readonly { value: string; name: string }[];
  value: string;
};

export type FilterBarProps = {
  label: string;
  filters: readonly Filter[];
  /** The owner mirrors it in the query string. */
  onChange: (values: Record<string, string>) => void;
  /** Further controls: token inputs, a search, dates. */
  children?: ReactNode;
  /** At the far end: how many there are, a density. */
  end?: ReactNode;
  className?: string;
};

/** What a list is narrowed to and how it is ordered. */
export function FilterBar({ label, filters, onChange, children, end, className }: FilterBarProps) {
  const { translate } = useUiLanguage();
  const id = useId();
  const changed = filters.filter(({ value, options }) => value !== options[0]?.value);
  const reset = () =>
    onChange(Object.fromEntries(changed.map(({ name, options }) => [name, options[0]?.value ?? ''])));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings form semantics; nothing here is sent
    <div className={classNames(styles.bar, className)} role="group" aria-label={label}>
      {filters.map((filter) => (
        <span key={filter.name} className={styles.filter}>
          <label className={styles.label} htmlFor={`${id}-${filter.name}`}>
            {filter.label}
          </label>
          <Select
            id={`${id}-${filter.name}`}
            controlSize={32}
            className={styles.select}
            value={filter.value}
            onChange={(event) => onChange({ [filter.name]: event.target.value })}
          >
            {filter.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.name}
              </option>
            ))}
          </Select>
        </span>
      ))}
      {children}
      {changed.length > 0 && (
        <Button kind="text" size={32} icon="x" onClick={reset}>
          {translate('Clear filters')}
        </Button>
      )}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
