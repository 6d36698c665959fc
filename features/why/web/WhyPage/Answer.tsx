import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { WhyAnswer } from '../../why.contract.ts';
import styles from './WhyPage.module.css';

type Permission = WhyAnswer['permissions'][number];

export function Answer({ answer }: { answer: WhyAnswer }) {
  const { t } = useTranslator();
  const { isAllowed, refusal, who, place, permissions, states } = answer;
  const names = (roles: readonly { name: string }[]) => roles.map(({ name }) => name).join(', ');
  return (
    <section className={styles.answer} aria-live="polite">
      <Notice tone={isAllowed ? 'success' : 'warning'}>
        {isAllowed
          ? t('{name} may.', { name: who.name })
          : t('{name} may not, and is told only: {message}', {
              name: who.name,
              message: refusal?.message ?? '',
            })}
      </Notice>
      <Panel>
        <dl className={styles.facts}>
          <dt>{t('Roles')}</dt>
          <dd>
            {who.isAdmin && <p>{t('An administrator: no role is asked.')}</p>}
            {who.isBanned && <p>{t('Banned: no role counts.')}</p>}
            <p>
              <bdi>{names(who.roles) || t('None')}</bdi>
            </p>
          </dd>
          <dt>{t('Where it stands')}</dt>
          <dd>
            <Place place={place} />
          </dd>
          {permissions.map((permission) => (
            <PermissionFact key={permission.permission} {...permission} />
          ))}
          {states.length > 0 && (
            <>
              <dt>{t('What it is in')}</dt>
              <dd>
                {states.map(({ state, name }) => (
                  <p key={state}>{t(name)}</p>
                ))}
              </dd>
            </>
          )}
        </dl>
      </Panel>
    </section>
  );
}

function Place({ place }: Pick<WhyAnswer, 'place'>) {
  const { t } = useTranslator();
  if (!place) return <p>{t('In no category, or it is gone.')}</p>;
  return (
    <>
      <p>
        <bdi>{place.name}</bdi>
      </p>
      <p className={styles.quiet}>
        {place.permissionsOf
          ? t('The permissions of {category} count there.', { category: place.permissionsOf.name })
          : t('The permissions that count everywhere count there.')}
      </p>
    </>
  );
}

function PermissionFact({ permission, isHeld, rule, grantedBy, grantedTo }: Permission) {
  const { t } = useTranslator();
  const names = (roles: readonly { name: string }[]) => roles.map(({ name }) => name).join(', ');
  const words: Record<Permission['rule'], string> = {
    notLoaded: t('Not held: their permissions could not be read.'),
    systemOnly: t('Not held: it is for the site itself.'),
    administrator: t('Held, as by every administrator.'),
    granted: t('Held, by {roles}.', { roles: names(grantedBy) }),
    notGranted: t('Not held: none of their roles grants it there.'),
  };
  return (
    <>
      <dt>
        <code>{permission}</code>
      </dt>
      <dd>
        <p data-held={isHeld}>{words[rule]}</p>
        <p className={styles.quiet}>
          {grantedTo.length > 0
            ? t('Granted there to: {roles}', { roles: names(grantedTo) })
            : t('No role grants it there.')}
        </p>
      </dd>
    </>
  );
}
