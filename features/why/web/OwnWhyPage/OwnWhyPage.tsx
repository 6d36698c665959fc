// Why a page is refused, in the words of whoever was refused it.
import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { OwnWhyAnswer, OwnWhyPageProps } from '../../why.states.ts';
import styles from '../WhyPage/WhyPage.module.css';

export function OwnWhyPage({ answer }: OwnWhyPageProps) {
  const { t } = useTranslator();
  if (!answer) return <Unasked />;
  const { isAllowed, message, permissions, member } = answer;
  return (
    <div className={styles.page}>
      <PageHead title={t('Why?')} note={t('What decided that you do not see a page.')} />
      <Notice tone={isAllowed ? 'success' : 'warning'}>
        {isAllowed
          ? t('You may see it now.')
          : permissions.length > 0
            ? t("You don't have permission to view this resource.")
            : t(message)}
      </Notice>
      {!isAllowed && (
        <Panel>
          <dl className={styles.facts}>
            <dt>{t('Who you are here')}</dt>
            <dd>
              {member ? <bdi>{member.name}</bdi> : t('A guest: you are not signed in.')}
              {member && (
                <p className={styles.quiet}>
                  {member.roles.length > 0
                    ? t('Your roles: {roles}', { roles: member.roles.join(', ') })
                    : t('No role counts for you.')}
                </p>
              )}
            </dd>
            <Needed permissions={permissions} />
            <Staff {...answer} />
          </dl>
        </Panel>
      )}
    </div>
  );
}

function Unasked() {
  const { t } = useTranslator();
  return (
    <EmptyState icon="circle-help" title={t('Nothing was asked')}>
      <p>{t('A page that you may not see has a link that leads here.')}</p>
    </EmptyState>
  );
}

function Needed({ permissions }: Pick<OwnWhyAnswer, 'permissions'>) {
  const { t } = useTranslator();
  if (permissions.length === 0) return null;
  return (
    <>
      <dt>{permissions.length === 1 ? t('What it needs') : t('What it needs, any of these')}</dt>
      <dd>
        <ul className={styles.needs}>
          {permissions.map(({ name, label }) => (
            <li key={name}>{t(label)}</li>
          ))}
        </ul>
        <p className={styles.quiet}>{t('None of your roles grants it there.')}</p>
      </dd>
    </>
  );
}

function Staff({ staffUrl, mayAsk }: Pick<OwnWhyAnswer, 'staffUrl' | 'mayAsk'>) {
  const { t } = useTranslator();
  if (!staffUrl) return null;
  return (
    <>
      <dt>{t('For those who run this site')}</dt>
      <dd>
        {mayAsk ? (
          <LinkButton href={staffUrl} icon="circle-help">
            {t('Who may see it, and why?')}
          </LinkButton>
        ) : (
          <>
            <p>{t('If you should see it, send them this address: it tells them the rest.')}</p>
            <p className={styles.address}>
              <code>{staffUrl}</code>
            </p>
          </>
        )}
      </dd>
    </>
  );
}
