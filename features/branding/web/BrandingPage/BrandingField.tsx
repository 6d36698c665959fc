import { ColourInput } from '../../../../platform/ui/ColourInput/ColourInput.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input, Textarea } from '../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { PictureInput } from '../../../media/web/PictureInput/PictureInput.tsx';
import type { BrandingPageProps } from '../../branding.contract.ts';
import type { BrandingField as Field } from './branding-fields.ts';
import type { Branding } from './use-branding.ts';

type Props = Pick<BrandingPageProps, 'defaults' | 'lengths'> & { field: Field; branding: Branding };

/** One setting: its control, what it is for, its default, and what is wrong with it. */
export function BrandingField({ field, branding, defaults, lengths }: Props) {
  const { t } = useTranslator();
  const { setting, kind, label, description, isRequired, check } = field;
  const value = branding.draft[setting];
  const set = (next: string) => branding.set(setting, next);
  const usual = defaults[setting];
  // The API calls a setting by its key, people by its name.
  const error = branding.errors[setting]?.replaceAll(setting, t(label));
  const hint =
    usual === '' ? t(description) : `${t(description)} ${t('Default: {value}.', { value: usual })}`;
  const text = {
    name: setting,
    value,
    maxLength: lengths[setting],
    onChange: ({ target }: { target: { value: string } }) => set(target.value),
  };
  return (
    <FormField label={t(label)} isRequired={isRequired} hint={hint} error={error}>
      {(control) => {
        switch (kind) {
          case 'line':
            return <Input {...control} {...text} dir="auto" />;
          case 'text':
            return <Textarea {...control} {...text} dir="auto" rows={3} />;
          case 'colour':
            return <ColourInput {...control} {...text} pickName={t(label)} onChange={set} />;
          case 'picture':
            return (
              <PictureInput
                {...control}
                name={t(label)}
                value={value}
                onChange={set}
                check={check && ((size) => check(size, t))}
              />
            );
        }
      }}
    </FormField>
  );
}
