// A long field of one's profile: as rich text or Markdown. The editor is fetched when somebody begins.
import { useId } from 'react';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { Composer } from '../../../editor/web/Composer/Composer.tsx';
import type { ComposerFormat } from '../../../editor/web/Composer/composer-props.ts';
import type { ProfileField } from '../../../profile-fields/profile-fields.contract.ts';

export interface WrittenText {
  value: string;
  format: ComposerFormat;
}

export interface ProfileTextFieldProps {
  field: ProfileField;
  written: WrittenText;
  onChange: (written: WrittenText) => void;
  error?: string | undefined;
  isBusy: boolean;
}

export function ProfileTextField({ field, written, onChange, error, isBusy }: ProfileTextFieldProps) {
  const { t } = useTranslator();
  const areaID = useId();
  const label = t(field.label);
  const hint = field.description === '' ? undefined : t(field.description);
  return (
    <FormField label={label} hint={hint} error={error} id={areaID}>
      {({ isInvalid, 'aria-describedby': describedBy }) => (
        <Composer
          id={areaID}
          label={label}
          value={written.value}
          format={written.format}
          onChange={(value, format) => onChange({ value, format })}
          maxLength={5000}
          isInvalid={isInvalid}
          describedBy={describedBy}
          isDisabled={isBusy}
        />
      )}
    </FormField>
  );
}
