import { classNames } from '../class-names.ts';
import type { FieldControl } from '../FormField/FormField.tsx';
import { Input } from '../Input/Input.tsx';
import { useUiLanguage } from '../language/language.tsx';
import styles from './ColourInput.module.css';

export type ColourInputProps = Partial<FieldControl> & {
  /** What the colour is for, as its picker names it: the label of the field. */
  pickName: string;
  /** `#rrggbb` from the picker; whatever was typed otherwise. Empty: none. */
  value: string;
  /** What the picker shows where nothing is set, or a colour that it cannot read; absent: none. */
  usual?: string;
  onChange: (value: string) => void;
  name?: string;
  maxLength?: number | undefined;
};

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}(?:[\da-f]{2})?)$/i;

/** A colour, picked by eye or typed. */
export function ColourInput({ pickName, value, usual = '', onChange, ...control }: ColourInputProps) {
  const { translate } = useUiLanguage();
  return (
    // Code of a colour reads from left to right in every language.
    <div className={styles.colour} dir="ltr">
      <input
        className={classNames(styles.swatch, value.trim() === '' && usual === '' && styles.none)}
        type="color"
        aria-label={translate('Pick {name}', { name: pickName })}
        value={sixDigits(HEX.test(value.trim()) ? value.trim() : usual)}
        onChange={({ target }) => onChange(target.value)}
      />
      <Input
        {...control}
        spellCheck={false}
        autoComplete="off"
        placeholder={usual || undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** Pickers know `#rrggbb` alone. */
export function sixDigits(value: string): string {
  const [, short] = /^#([\da-f]{3})[\da-f]?$/i.exec(value) ?? [];
  if (short) return `#${[...short].map((digit) => digit + digit).join('')}`;
  return /^#[\da-f]{6}/i.test(value) ? value.slice(0, 7) : '#ffffff';
}
