import { usePostFormPart, useTranslator } from '@parley/addon-api/web';
import { useEffect, useState } from 'react';
import type { EventOfFormProps } from '../../event-widgets.contract.ts';
import { useReaderZone } from '../use-reader-zone.ts';
import { EventFields } from './EventFields.tsx';
import styles from './EventOfForm.module.css';
import { draftOf, draftOfStored, type EventDraft, eventToSend } from './event-draft.ts';

/** When and where a discussion of type event takes place; nothing where it is of another type. */
export function EventOfForm({ event }: EventOfFormProps) {
  const { t } = useTranslator();
  const readerZone = useReaderZone();
  const [draft, setDraft] = useState(() => draftOf(event));
  const form = usePostFormPart(({ type }) => {
    if (type?.baseType !== 'event') return { body: {} };
    const problems = draft.starts === '' ? { 'event.dateStarts': t('Say when it begins.') } : undefined;
    return { body: eventToSend(draft, readerZone), ...(problems && { problems }) };
  });
  const { draft: stored } = form;
  useEffect(() => {
    const found = draftOfStored(stored);
    if (found) setDraft(found);
  }, [stored]);
  if (form.type?.baseType !== 'event') return null;

  const errorOf = (field: string) => form.errors[`event.${field}`] ?? form.errors[field];
  const change = (changes: Partial<EventDraft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    form.clearErrors(FIELDS.flatMap((field) => [field, `event.${field}`]));
  };
  return (
    <section className={styles.event} aria-label={t('Event')}>
      <EventFields draft={draft} readerZone={readerZone} errorOf={errorOf} onChange={change} />
    </section>
  );
}

const FIELDS = [
  'dateStarts',
  'dateEnds',
  'timezone',
  'location',
  'locationUrl',
  'ctaLabel',
  'ctaUrl',
  'capacity',
  'featuredImage',
  'featuredImageAlt',
];
