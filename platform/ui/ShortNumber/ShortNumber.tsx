import { useUiLanguage } from '../language/language.tsx';
import { formatFullNumber, formatNumber } from './format-number.ts';

export type ShortNumberProps = {
  value: number;
  /** Writes every digit: profiles, totals. */
  isFull?: boolean;
};

/** Where the short form hides digits, the full number is its title. */
export function ShortNumber({ value, isFull = false }: ShortNumberProps) {
  const { locale } = useUiLanguage();
  const hidesDigits = !isFull && Math.abs(value) >= 1000;
  return (
    <span className="num" title={hidesDigits ? formatFullNumber(value, locale) : undefined}>
      {isFull ? formatFullNumber(value, locale) : formatNumber(value)}
    </span>
  );
}
