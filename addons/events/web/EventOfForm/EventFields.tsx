import { Checkbox, FormField, Input, Select, useTranslator } from '@parley/addon-api/web';
import type { ComponentProps } from 'react';
import { zoneName } from '../event-time.ts';
import styles from './EventOfForm.module.css';
import { EventPicture } from './EventPicture.tsx';
import { type EventDraft, wall } from './event-draft.ts';

export interface EventFieldsProps {
  draft: EventDraft;
  readerZone: string | null;
  errorOf: (field: string) => string | undefined;
  onChange: (changes: Partial<EventDraft>) => void;
}

export function EventFields(props: EventFieldsProps) {
  const { draft, errorOf, onChange } = props;
  const { t } = useTranslator();
  const field = (
    name: keyof EventDraft,
    label: string,
    more: ComponentProps<typeof Input> & { hint?: string },
  ) => {
    const { hint, ...input } = more;
    return (
      <FormField label={label} hint={hint} error={errorOf(name)}>
        {(control) => (
          <Input
            {...control}
            {...input}
            value={String(draft[name])}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        )}
      </FormField>
    );
  };
  return (
    <>
      <Times {...props} />
      {field('location', t('Place'), { dir: 'auto', maxLength: 250 })}
      {field('locationUrl', t('Map or address on the web'), { type: 'url', dir: 'ltr', maxLength: 500 })}
      <div className={styles.two}>
        {field('ctaLabel', t('Words of a link'), { dir: 'auto', maxLength: 100 })}
        {field('ctaUrl', t('Where the link leads'), { type: 'url', dir: 'ltr', maxLength: 500 })}
      </div>
      {field('capacity', t('Places'), {
        type: 'number',
        min: 1,
        max: 100_000,
        step: 1,
        hint: t('Left empty, everybody finds a place. Where all are taken, people wait for one.'),
      })}
      <EventPicture draft={draft} errorOf={errorOf} onChange={onChange} />
      <Checkbox
        label={t('Name who organises it beside when and where')}
        checked={draft.displayOrganizer}
        onChange={({ target }) => onChange({ displayOrganizer: target.checked })}
      />
    </>
  );
}

function Times({ draft, readerZone, errorOf, onChange }: EventFieldsProps) {
  const { t } = useTranslator();
  const length = draft.allDayEvent ? 10 : 16;
  const moment = (name: 'starts' | 'ends', label: string, error: string | undefined, isRequired: boolean) => (
    <FormField label={label} error={error} isRequired={isRequired}>
      {(control) => (
        <Input
          {...control}
          type={draft.allDayEvent ? 'date' : 'datetime-local'}
          min={name === 'ends' ? draft.starts.slice(0, length) || undefined : undefined}
          value={draft[name].slice(0, length)}
          onChange={({ target: { value } }) => onChange({ [name]: wall(value) })}
        />
      )}
    </FormField>
  );
  return (
    <>
      <Checkbox
        label={t('It takes whole days')}
        checked={draft.allDayEvent}
        onChange={({ target }) => onChange({ allDayEvent: target.checked })}
      />
      <div className={styles.two}>
        {moment('starts', t('Begins'), errorOf('dateStarts'), true)}
        {moment('ends', draft.allDayEvent ? t('Last day') : t('Ends'), errorOf('dateEnds'), false)}
      </div>
      <FormField
        label={t('Time zone')}
        hint={t('Times are those of clocks there. Everybody is shown their own time beside it.')}
        error={errorOf('timezone')}
      >
        {(control) => (
          <Select
            {...control}
            value={draft.timezone || readerZone || 'UTC'}
            onChange={({ target }) => onChange({ timezone: target.value })}
          >
            <Zones chosen={draft.timezone || 'UTC'} readerZone={readerZone} />
          </Select>
        )}
      </FormField>
    </>
  );
}

/** All that the browser knows, once it is known whose zone is the reader's. */
function Zones({ chosen, readerZone }: { chosen: string; readerZone: string | null }) {
  const known = readerZone === null ? [] : Intl.supportedValuesOf('timeZone');
  const zones = [...new Set([chosen, readerZone ?? 'UTC', 'UTC', ...known])].sort();
  return zones.map((zone) => (
    <option key={zone} value={zone}>
      {zone.includes('/') ? `${zoneName(zone)} (${zone})` : zone}
    </option>
  ));
}
