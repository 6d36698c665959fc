import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useNameList } from '../../../../platform/web/i18n/use-name-list.ts';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';
import { categoryPermissionsPath } from '../../../categories/category.address.ts';
import type { WhyAnswer } from '../../why.contract.ts';
import styles from './Chain.module.css';
import type { Step } from './chain.ts';
import { EntryLine } from './EntryLine.tsx';
import { Fact } from './Fact.tsx';
import { PermissionStep } from './PermissionStep.tsx';

/** A step says what was asked, whether it was passed, and by what: a mark alone says nothing to who does not see it. */
export function ChainStep({ step, answer, record }: { step: Step; answer: WhyAnswer; record: string }) {
  const { t } = useTranslator();
  return (
    <li className={styles.step} data-decisive={step.isDecisive}>
      <span className={styles.mark} data-passed={step.isPassed}>
        <Icon name={step.isPassed ? 'check' : 'x'} label={step.isPassed ? t('Passed') : t('Not passed')} />
      </span>
      <div>
        <StepText step={step} answer={answer} record={record} />
        {step.isDecisive && <p className={styles.rule}>{t('This decided it.')}</p>}
      </div>
      <StepLink step={step} answer={answer} />
    </li>
  );
}

function StepText({ step, answer, record }: { step: Step; answer: WhyAnswer; record: string }) {
  const { t } = useTranslator();
  switch (step.kind) {
    case 'who':
      return <Who {...answer} />;
    case 'place':
      return <Place {...answer} />;
    case 'permission':
      return <PermissionStep permission={step.permission} place={answer.place} who={answer.who} />;
    case 'state':
      return <State {...step.state} record={record} />;
    case 'other':
      return (
        <Fact name={t('Rule that decided')}>
          {answer.isAllowed
            ? t('None of these permissions: another rule lets them, as that it is their own.')
            : t(answer.refusal?.message ?? '')}
        </Fact>
      );
  }
}

function Who({ who, setBy }: WhyAnswer) {
  const { t } = useTranslator();
  const listOf = useNameList();
  const roles = listOf(who.roles.map(({ name }) => name));
  const words = who.isBanned
    ? t('{name} is banned: no role counts.', { name: who.name })
    : who.isAdmin
      ? t('{name} is an administrator: no role is asked.', { name: who.name })
      : roles === ''
        ? t('No role counts for {name}.', { name: who.name })
        : t('What counts for {name}: {roles}.', { name: who.name, roles });
  const { member } = setBy;
  return (
    <>
      <Fact name={t('Roles')}>{words}</Fact>
      {member && (
        <EntryLine entry={member} record={`user:${who.userID}`}>
          {who.isBanned
            ? t('Banned by {name}.', { name: member.name })
            : t('Roles set by {name}.', { name: member.name })}
        </EntryLine>
      )}
    </>
  );
}

function Place({ place, setBy }: WhyAnswer) {
  const { t } = useTranslator();
  if (!place) return <Fact name={t('Where it stands')}>{t('In no category, or it is gone.')}</Fact>;
  const { name, above, permissionsOf } = place;
  return (
    <>
      <Fact name={t('Where it stands')}>
        <bdi className={styles.place}>{[...above.map((each) => each.name), name].join(' › ')}</bdi>{' '}
        {permissionsOf
          ? t('The permissions of {category} count there.', { category: permissionsOf.name })
          : t('The permissions that count everywhere count there.')}
      </Fact>
      {permissionsOf && setBy.place && (
        <EntryLine entry={setBy.place} record={`category:${permissionsOf.categoryID}`}>
          {t('Given permissions of its own by {name}.', { name: setBy.place.name })}
        </EntryLine>
      )}
    </>
  );
}

function State({ name, rule, entry, record }: WhyAnswer['states'][number] & { record: string }) {
  const { t } = useTranslator();
  return (
    <>
      <Fact name={t('What it is in')}>{t(name)}</Fact>
      {rule !== null && <p className={styles.value}>{t('Held by a rule: {rule}', { rule })}</p>}
      {entry && (
        <EntryLine entry={entry} record={record}>
          {t('Done by {name}.', { name: entry.name })}
        </EntryLine>
      )}
    </>
  );
}

/** To where it can be changed. */
function StepLink({ step, answer: { who, place } }: { step: Step; answer: WhyAnswer }) {
  const { t } = useTranslator();
  const mayManage = usePermission('site.manage');
  if (step.kind === 'place' && place?.permissionsOf && mayManage)
    return (
      <a className={styles.link} href={categoryPermissionsPath(place.permissionsOf.categoryID)}>
        {t('Permissions of the category')}
      </a>
    );
  if (step.kind === 'who' && who.userID !== null)
    return (
      <a className={styles.link} href={`/profile/${encodeURIComponent(who.name)}`}>
        {t('Profile')}
      </a>
    );
  return null;
}
