import { classNames } from '../../../../platform/ui/class-names.ts';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import type { IconName } from '../../../../platform/ui/icons/icon-names.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { MemberStateShown } from '../../members.contract.ts';
import styles from './StateWord.module.css';

/** Never by colour alone; in no state at all somebody is active. */
export function StateWord({ state }: { state: MemberStateShown | undefined }) {
  const { t } = useTranslator();
  return (
    <span className={classNames(styles.state, state && styles[state.tone])}>
      <Icon name={(state?.icon ?? 'circle-check') as IconName} />
      {state?.name ?? t('Active')}
    </span>
  );
}
