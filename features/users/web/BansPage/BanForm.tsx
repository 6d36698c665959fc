import { useState } from 'react';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { FormModal } from '../../../../platform/web/forms/FormModal/FormModal.tsx';
import { useSave } from '../../../../platform/web/forms/use-save.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { addBanRule } from '../../ban-rules.contract.ts';

export default function BanForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const [typed, setTyped] = useState({ place: '', reason: '', until: '' });
  const submit = () =>
    save(
      () =>
        call<typeof addBanRule>('POST /ban-rules', {
          body: {
            ...placeOf(typed.place),
            reason: typed.reason,
            ...(typed.until !== '' && { dateExpires: new Date(typed.until).toISOString() }),
          },
        }),
      t('The ban holds from now on.'),
    );
  const fields = [
    {
      name: 'place',
      label: t('Network addresses or mail domain'),
      hint: t('A range, as 203.0.113.0/24, one address, or a domain, as example.org, with all below it.'),
      isRequired: true,
      maxLength: 253,
    },
    { name: 'reason', label: t('Why'), hint: t('Whoever is refused reads it.'), maxLength: 500 },
    { name: 'until', label: t('Until'), hint: t('Empty: for good.'), type: 'datetime-local' },
  ] as const;
  return (
    <FormModal title={t('Add a ban')} problem={problem} isBusy={isBusy} onClose={onClose} onSubmit={submit}>
      {fields.map(({ name, label, hint, ...more }) => {
        const { isRequired = false, ...attributes } = { isRequired: false, ...more };
        return (
          <FormField key={name} label={label} hint={hint} isRequired={isRequired}>
            {(control) => (
              <Input
                {...control}
                {...attributes}
                required={isRequired}
                value={typed[name]}
                onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
              />
            )}
          </FormField>
        );
      })}
    </FormModal>
  );
}

/** No domain has a colon or a slash in it, or ends in a number. */
function placeOf(text: string): { addressRange: string } | { mailDomain: string } {
  const place = text.trim();
  return /[:/]|\.\d+$/.test(place) ? { addressRange: place } : { mailDomain: place.replace(/^@/, '') };
}
