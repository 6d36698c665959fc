import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Textarea } from '../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { MailPart } from '../../mail-templates.contract.ts';
import { gapProblems, gapsOf } from './fill-gaps.ts';
import styles from './MailTemplates.module.css';

interface PartFieldProps {
  part: MailPart;
  label: string;
  value: string;
  isBusy: boolean;
  onChange: (value: string) => void;
  onReset: () => void;
}

/** A text to change, with the gaps it may have; what is no text is shown as it is. */
export function PartField({ part, label, value, isBusy, onChange, onReset }: PartFieldProps) {
  const { t } = useTranslator();
  if (part.text === null) return <p className={styles.fixed}>{part.shipped}</p>;
  const { unknown, leftOut } = gapProblems(part.text, value);
  const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' ');
  const gaps = gapsOf(part.text);
  const hint =
    leftOut.length > 0
      ? t('Left out: {gaps}', { gaps: inBraces(leftOut) })
      : gaps.length > 0
        ? t('Filled in: {gaps}', { gaps: inBraces(gaps) })
        : undefined;
  return (
    <div className={styles.field}>
      <FormField
        label={label}
        hint={hint}
        error={
          unknown.length > 0 ? t('There is no {gaps} to fill in.', { gaps: inBraces(unknown) }) : undefined
        }
      >
        {(control) => (
          <Textarea
            {...control}
            rows={value.length > 70 ? 3 : 2}
            maxLength={1000}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </FormField>
      {part.own !== null && (
        <Button kind="text" size={24} disabled={isBusy} onClick={onReset}>
          {t('Put back as it comes')}
          <span className="visuallyHidden">: {label}</span>
        </Button>
      )}
    </div>
  );
}
