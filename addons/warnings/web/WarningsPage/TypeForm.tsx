import { Checkbox, call, FormField, FormModal, Input, useSave, useTranslator } from '@parley/addon-api/web';
import { useState } from 'react';
import type { patchWarningType, postWarningType, WarningType } from '../../warning-types.contract.ts';

export function TypeForm({ type, onClose }: { type: WarningType | undefined; onClose: () => void }) {
  const { t } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const [name, setName] = useState(type?.name ?? '');
  const [description, setDescription] = useState(type?.description ?? '');
  const [points, setPoints] = useState(String(type?.points ?? 1));
  const [days, setDays] = useState(type?.daysValid ? String(type.daysValid) : '');
  const [mustAcknowledge, setMustAcknowledge] = useState(type?.mustAcknowledge ?? false);
  const submit = () =>
    save(() => {
      const body = {
        name,
        description,
        points: Number(points),
        daysValid: days === '' ? null : Number(days),
        mustAcknowledge,
      };
      return type
        ? call<typeof patchWarningType>('PATCH /warning-types/:warningTypeID', {
            params: { warningTypeID: type.warningTypeID },
            body,
          })
        : call<typeof postWarningType>('POST /warning-types', { body });
    }, t('Saved.'));
  const texts = [
    { label: t('Name'), value: name, set: setName, isRequired: true, maxLength: 100 },
    { label: t('Description'), value: description, set: setDescription, maxLength: 500 },
  ];
  const numbers = [
    { label: t('Points'), value: points, set: setPoints, isRequired: true, min: 0, max: 100 },
    {
      label: t('Days for which they count'),
      value: days,
      set: setDays,
      min: 1,
      max: 3650,
      hint: t('Empty: for good.'),
    },
  ];
  return (
    <FormModal
      title={type ? t('Edit type of warning') : t('Add a type')}
      problem={problem}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={submit}
    >
      {[...texts, ...numbers.map((number) => ({ ...number, type: 'number' as const }))].map(
        ({ label, value, set, isRequired = false, ...rest }) => {
          const { hint, ...more } = { hint: undefined, ...rest };
          return (
            <FormField key={label} label={label} isRequired={isRequired} hint={hint}>
              {(control) => (
                <Input
                  {...control}
                  {...more}
                  required={isRequired}
                  value={value}
                  onChange={(event) => set(event.target.value)}
                />
              )}
            </FormField>
          );
        },
      )}
      <Checkbox
        label={t('The member has to say that they read it')}
        checked={mustAcknowledge}
        onChange={(event) => setMustAcknowledge(event.target.checked)}
      />
    </FormModal>
  );
}
