// Who granted each of their roles the permission, or withdrew it.
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { WhyAnswer } from '../../why.contract.ts';
import styles from './Chain.module.css';
import { EntryLine } from './EntryLine.tsx';

type Permission = WhyAnswer['permissions'][number];
type Origin = Permission['origins'][number];

export function Origins({ origins, roles }: Pick<Permission, 'origins'> & Pick<WhyAnswer['who'], 'roles'>) {
  return roles.flatMap(({ roleID, name }) => {
    const origin = origins.find((each) => each.roleID === roleID);
    return origin ? [<OriginLine key={roleID} role={name} origin={origin} />] : [];
  });
}

function OriginLine({
  role,
  origin: { roleID, isGranted, how, dateGiven, entry },
}: {
  role: string;
  origin: Origin;
}) {
  const { t } = useTranslator();
  if (entry)
    return (
      <EntryLine entry={entry} record={`role:${roleID}`}>
        {isGranted
          ? t('Granted to {role} by {name}.', { role, name: entry.name })
          : t('Withdrawn from {role} by {name}.', { role, name: entry.name })}
      </EntryLine>
    );
  const words: Record<Origin['how'], string> = {
    act: '',
    withManaging: t('{role} was given it because it manages the site.', { role }),
    product:
      dateGiven === null
        ? t('{role} has it from the product: nobody set it.', { role })
        : t('{role} was given it by the site itself, with an add-on or a release.', { role }),
    unrecorded: t('{role} has it by an import, or since before this was written down.', { role }),
    never: t('Nobody ever granted it to {role} there.', { role }),
  };
  return <p className={styles.name}>{words[how]}</p>;
}
