import {
  Checkbox,
  call,
  FormField,
  FormModal,
  Input,
  Select,
  Textarea,
  useSave,
  useTranslator,
} from '@parley/addon-api/web';
import { useState } from 'react';
import { BODY_LENGTH, NAME_LENGTH } from '../../badge-limits.contract.ts';
import type { Badge, patchBadge, postBadge } from '../../badges.contract.ts';

interface BadgeFormProps {
  badge?: Badge;
  /** What rules count, in words. */
  words: ReadonlyMap<string, string>;
  onClose: () => void;
}

/** Adds a badge, or changes `badge`. */
export function BadgeForm({ badge, words, onClose }: BadgeFormProps) {
  const { t } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const [given, setGiven] = useState(() => valuesOf(badge));
  const set = (name: keyof Given) => (event: { currentTarget: { value: string } }) =>
    setGiven({ ...given, [name]: event.currentTarget.value });
  const submit = () =>
    save(() => {
      const body = bodyOf(given);
      return badge
        ? call<typeof patchBadge>('PATCH /badges/:badgeID', { params: { badgeID: badge.badgeID }, body })
        : call<typeof postBadge>('POST /badges', { body });
    }, t('Saved.'));
  const field = (name: TextName, label: string, more: object = {}) => (
    <FormField label={label} isRequired={name === 'name'}>
      {(control) => <Input {...control} {...more} value={given[name]} onChange={set(name)} />}
    </FormField>
  );
  const flag = (name: FlagName, label: string, note?: string) => (
    <Checkbox
      label={label}
      note={note}
      checked={given[name]}
      onChange={(event) => setGiven({ ...given, [name]: event.currentTarget.checked })}
    />
  );
  return (
    <FormModal
      title={badge ? t('Edit badge') : t('Add a badge')}
      problem={problem}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      {field('name', t('Name'), { maxLength: NAME_LENGTH })}
      <FormField label={t('What it is for')}>
        {(control) => (
          <Textarea {...control} rows={3} maxLength={BODY_LENGTH} value={given.body} onChange={set('body')} />
        )}
      </FormField>
      {field('photoUrl', t('Address of a picture'), { maxLength: 500, placeholder: 'https://' })}
      {field('points', t('Points that it brings'), { type: 'number', min: 0, max: 1000 })}
      {field('class', t('Family'), { maxLength: 50 })}
      {given.class !== '' &&
        field('classLevel', t('Level in the family'), { type: 'number', min: 1, max: 1000 })}
      <FormField label={t('Earned by')}>
        {(control) => (
          <Select {...control} value={given.statistic} onChange={set('statistic')}>
            <option value="">{t('Given by hand alone')}</option>
            {[...words].map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {given.statistic !== '' && field('threshold', t('From this number on'), { type: 'number', min: 1 })}
      {flag('requestable', t('Members may ask for it'))}
      {flag('hidden', t('Hidden'), t('Who does not have it is not told that it exists.'))}
      {flag('active', t('Switched on'))}
    </FormModal>
  );
}

type FlagName = 'requestable' | 'hidden' | 'active';
type TextName = Exclude<keyof Given, FlagName>;

interface Given {
  name: string;
  body: string;
  photoUrl: string;
  points: string;
  class: string;
  classLevel: string;
  statistic: string;
  threshold: string;
  requestable: boolean;
  hidden: boolean;
  active: boolean;
}

function valuesOf(badge: Badge | undefined): Given {
  return {
    name: badge?.name ?? '',
    body: badge?.body ?? '',
    photoUrl: badge?.photoUrl ?? '',
    points: String(badge?.points ?? 0),
    class: badge?.class ?? '',
    classLevel: String(badge?.classLevel ?? ''),
    statistic: badge?.statistic ?? '',
    threshold: String(badge?.threshold ?? 1),
    requestable: badge?.requestable ?? false,
    hidden: badge?.hidden ?? false,
    active: badge?.active ?? true,
  };
}

function bodyOf(given: Given) {
  const { name, body, requestable, hidden, active, statistic } = given;
  const orNull = (value: string) => (value.trim() === '' ? null : value.trim());
  const family = orNull(given.class);
  return {
    ...{ name, body, requestable, hidden, active },
    photoUrl: orNull(given.photoUrl),
    points: Number(given.points),
    class: family,
    classLevel: family === null || given.classLevel === '' ? null : Number(given.classLevel),
    statistic: orNull(statistic),
    threshold: statistic === '' ? null : Number(given.threshold),
  };
}
