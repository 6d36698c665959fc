import { hasPermission } from '@parley/addon-api/shared';
import { LinkButton, PageHead, usePermissions, useTranslator } from '@parley/addon-api/web';
import type { EventsPlace } from '../../event-widgets.contract.ts';

/** The head of the list and of the calendar: each leads to the other. */
export function EventsHead({ place, isCalendar }: { place: EventsPlace; isCalendar: boolean }) {
  const { t } = useTranslator();
  const canAdd = hasPermission(usePermissions(), 'events.add');
  return (
    <PageHead
      title={isCalendar ? t('Calendar') : t('Events')}
      note={place.name !== null && t('In {name}', { name: place.name })}
      actions={
        <>
          {isCalendar ? (
            <LinkButton icon="list" href={place.path}>
              {t('List')}
            </LinkButton>
          ) : (
            <LinkButton icon="calendar-days" href={`${place.path}/calendar`}>
              {t('Calendar')}
            </LinkButton>
          )}
          {canAdd && (
            <LinkButton kind="primary" icon="plus" href="/post/event">
              {t('New event')}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
