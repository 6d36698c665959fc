import type { Translator } from '../../../../platform/contract/languages/translate.ts';
import { withoutTags } from '../../../../platform/contract/linear-text.ts';
import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { Meta, Metas } from '../../../../platform/ui/Metas/Metas.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ModerationCase } from '../../cases.contract.ts';
import type { TriageFilters, TriagePageProps } from '../../reports.states.ts';
import own from './CaseActs.module.css';
import styles from './TriagePage.module.css';
import { addressOf } from './triage-address.ts';

export function CaseList({ cases, filters, chosen }: TriagePageProps) {
  const { t } = useTranslator();
  const kinds: [TriageFilters['kind'], string][] = [
    ['all', t('All')],
    ['pending', t('To approve')],
    ['reports', t('Reports')],
    ['escalations', t('Escalations')],
  ];
  return (
    <>
      <nav className={classNames(styles.choices, styles.kinds)} aria-label={t('Kind of case')}>
        {kinds.map(([kind, name]) => (
          <a
            key={kind}
            href={addressOf({ ...filters, kind })}
            aria-current={filters.kind === kind ? 'true' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      {cases.length === 0 ? (
        <EmptyState
          icon="check-check"
          title={filters.status === 'open' ? t('Nothing waits') : t('Nothing was decided')}
        >
          <p>{t('What members report where you moderate comes here, and what waits for approval.')}</p>
        </EmptyState>
      ) : (
        <ul className={styles.items}>
          {cases.map((each) => (
            <Item
              key={each.caseID}
              item={each}
              filters={filters}
              isCurrent={each.caseID === chosen?.caseID}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface ItemProps {
  item: ModerationCase;
  filters: TriageFilters;
  isCurrent: boolean;
}

function Item({ item, filters, isCurrent }: ItemProps) {
  const { t } = useTranslator();
  const {
    caseID,
    isEscalated,
    isPending,
    isPendingUpdate,
    assignedUser,
    placeRecordName,
    countReports,
    recordTypeName,
  } = item;
  return (
    <li className={styles.item} data-case data-current={isCurrent || undefined}>
      <Icon
        name={isEscalated ? 'shield-alert' : isPending || isPendingUpdate ? 'clock' : 'flag'}
        className={isEscalated ? styles.escalated : undefined}
      />
      <div className={styles.itemMain}>
        <h2 className={styles.itemTitle}>
          <a href={addressOf(filters, { caseID })} aria-current={isCurrent ? 'true' : undefined}>
            <bdi>{headlineOf(t, item)}</bdi>
          </a>
          <TimeAgo date={item.dateInserted} form="short" />
        </h2>
        <p className={styles.excerpt} dir="auto">
          {excerptOf(item)}
        </p>
        <Metas>
          <Meta>{recordTypeName}</Meta>
          <Meta>
            <Icon name="users" label={t('Reported by so many')} /> {countReports}
          </Meta>
          {placeRecordName && (
            <Meta>
              <bdi>{placeRecordName}</bdi>
            </Meta>
          )}
          {assignedUser && (
            <Meta>
              <span className={own.personLine}>
                <span className="visuallyHidden">{t('Taken on by')} </span>
                <Avatar photoUrl={assignedUser.photoUrl} of={assignedUser.name} size={24} />
                <bdi>{assignedUser.name}</bdi>
              </span>
            </Meta>
          )}
        </Metas>
      </div>
    </li>
  );
}

/** The name of an escalation, else why it was reported. */
export function headlineOf(
  t: Translator['t'],
  { name, reportReasons, recordName, isPending, isPendingUpdate }: ModerationCase,
): string {
  if (name !== null) return name;
  if (isPending || isPendingUpdate) return recordName;
  return reportReasons.map((reason) => t(reason.name)).join(', ') || recordName;
}

function excerptOf({ recordHtml, recordName }: ModerationCase): string {
  const text = withoutTags(recordHtml).trim();
  return text === '' ? recordName : text.slice(0, 160);
}
