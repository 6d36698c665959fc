import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useNameList } from '../../../../platform/web/i18n/use-name-list.ts';
import type { WhyAnswer } from '../../why.contract.ts';
import styles from './Chain.module.css';
import { Fact } from './Fact.tsx';
import { Origins } from './Origins.tsx';

type Permission = WhyAnswer['permissions'][number];

/** Which grant of which role: by category, or everywhere. */
export function PermissionStep({
  permission,
  place,
  who,
}: { permission: Permission } & Pick<WhyAnswer, 'place' | 'who'>) {
  const { t } = useTranslator();
  const listOf = useNameList();
  const { rule, grantedBy, grantedBeside, takenBy, grantedTo } = permission;
  const names = (roles: readonly { name: string }[]) => listOf(roles.map(({ name }) => name));
  const category = place?.permissionsOf?.name;
  const rolesShown = permission.isHeld ? grantedBy : who.roles;
  const words: Record<Permission['rule'], string> = {
    notLoaded: t('Not held: their permissions could not be read.'),
    systemOnly: t('Not held: it is for the site itself.'),
    administrator: t('Held, as by every administrator.'),
    granted:
      grantedBeside.length > 0
        ? t('Held: {reasons}.', { reasons: listOf(grantedBeside) })
        : category
          ? t('Held: granted in {category} to {roles}.', { category, roles: names(grantedBy) })
          : t('Held: granted everywhere to {roles}.', { roles: names(grantedBy) }),
    notGranted:
      takenBy.length > 0
        ? t('Not held: taken away by {reasons}, whatever their roles say.', { reasons: listOf(takenBy) })
        : category
          ? t('Not held: none of their roles is granted it in {category}.', { category })
          : t('Not held: none of their roles is granted it everywhere.'),
  };
  return (
    <>
      <Fact name={t('What it needs')}>
        {t(permission.label)} <code>{permission.permission}</code>
      </Fact>
      <p className={styles.value}>{words[rule]}</p>
      <Origins origins={permission.origins} roles={rolesShown} />
      <p className={styles.name}>
        {grantedTo.length > 0
          ? t('Granted there to: {roles}', { roles: names(grantedTo) })
          : t('No role grants it there.')}
      </p>
    </>
  );
}
