import { useUiLanguage } from '../language/language.tsx';
import { formatFullNumber, formatNumber, hiddenDigits } from './format-number.ts';

export type ShortNumberProps = {
  value: number;
  /** Writes every digit: profiles, totals. */
  isFull?: boolean;
};

/** Where the short form hides digits, the full number is its title. */
export function ShortNumber({ value, isFull = false }: ShortNumberProps) {
  const { locale } = useUiLanguage();
  return (
    <span className="num" title={isFull ? undefined : hiddenDigits(value, locale)}>
      {isFull ? formatFullNumber(value, locale) : formatNumber(value, locale)}
    </span>
  );
}
