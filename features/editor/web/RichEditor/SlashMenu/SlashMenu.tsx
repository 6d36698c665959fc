import { Icon } from '../../../../../platform/ui/Icon/Icon.tsx';
import { useTranslator } from '../../../../../platform/web/i18n/language.tsx';
import { ChoiceList } from '../Choices/ChoiceList.tsx';
import styles from './SlashMenu.module.css';
import type { SlashMenuState } from './use-slash-menu.ts';

export function SlashMenu({ id, menu }: { id: string; menu: SlashMenuState }) {
  const { t } = useTranslator();
  return (
    <ChoiceList
      id={id}
      label={t('Blocks')}
      state={menu}
      face={({ icon, name, hint }) => (
        <>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span className="muted small">{hint}</span>
          </span>
        </>
      )}
    />
  );
}
