// Formatted text, written as posts are; the editor is fetched when somebody begins.
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { Composer } from '../../../editor/web/Composer/Composer.tsx';
import { isComposerFormat } from '../../../editor/web/editable-body.ts';
import { usePreferredFormat } from '../../../editor/web/preferred-format.ts';
import type { SettingInputProps } from './SettingInput.tsx';

export function RichTextSetting({ field, value, onChange, control }: SettingInputProps) {
  const { t } = useTranslator();
  const preferred = usePreferredFormat();
  const { source = '', format = '' } = (value ?? {}) as { source?: string; format?: string };
  const { id, isInvalid, 'aria-describedby': describedBy } = control;
  return (
    <Composer
      {...(id !== undefined && { id })}
      label={t(field.title)}
      value={source}
      format={source !== '' && isComposerFormat(format) ? format : preferred}
      onChange={(written, chosen) =>
        onChange(written === '' ? undefined : { source: written, format: chosen })
      }
      {...(isInvalid !== undefined && { isInvalid })}
      {...(describedBy !== undefined && { describedBy })}
    />
  );
}
