import { MAX_REASON } from '../../../../platform/contract/audit-headers.ts';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';

/** Why staff do something, for the audit log. Never asked for: what is urgent is done without. */
export function WhyField({ value, onChange }: { value: string; onChange: (why: string) => void }) {
  const { t } = useTranslator();
  return (
    <FormField label={t('Why')} hint={t('Goes into the log, not to the author.')}>
      {({ isInvalid: _, ...control }) => (
        <Input
          {...control}
          value={value}
          maxLength={MAX_REASON}
          autoComplete="off"
          data-optional
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  );
}
