// A form that works without scripts, too: what was done, by whom, on what.
import { useId } from 'react';
import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { Input, Select } from '../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { AuditLogPageProps } from '../../audit-log.states.ts';
import styles from './AuditLogPage.module.css';
import { addressOf } from './log-address.ts';

export function LogFilters({ acts, filters }: Pick<AuditLogPageProps, 'acts' | 'filters'>) {
  const { t } = useTranslator();
  const id = useId();
  const isFiltered = Object.values(filters).some((value) => value !== '');
  const { record, run } = filters;
  return (
    <search aria-label={t('Filter the log')}>
      <form className={styles.filters} action={addressOf({})}>
        <label htmlFor={`${id}-act`}>{t('What was done')}</label>
        <Select id={`${id}-act`} name="act" defaultValue={filters.act} controlSize={36}>
          <option value="">{t('Everything')}</option>
          {acts.map(({ eventType, label }) => (
            <option key={eventType} value={eventType}>
              {label}
            </option>
          ))}
        </Select>
        <label htmlFor={`${id}-actor`}>{t('By whom')}</label>
        <Input
          id={`${id}-actor`}
          name="actor"
          defaultValue={filters.actor}
          maxLength={100}
          autoComplete="off"
          placeholder={t('Name of a member')}
        />
        {run !== '' && <input type="hidden" name="run" value={run} />}
        {record !== '' && <input type="hidden" name="record" value={record} />}
        <Button type="submit">{t('Filter')}</Button>
        {isFiltered && (
          <LinkButton kind="text" href={addressOf({})}>
            {t('Clear All')}
          </LinkButton>
        )}
      </form>
    </search>
  );
}
