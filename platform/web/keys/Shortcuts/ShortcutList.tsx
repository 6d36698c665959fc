import { useState } from 'react';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { Switch } from '../../../ui/Switch/Switch.tsx';
import { useTranslator } from '../../i18n/language.tsx';
import { areKeysOn, chooseKeys } from '../keys-choice.ts';
import styles from './ShortcutList.module.css';
import { shortcutGroups } from './shortcut-list.ts';

/** All keys at a glance, and the way to be rid of them. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const translator = useTranslator();
  const { t } = translator;
  const [areOn, setAreOn] = useState(areKeysOn);
  const choose = (chosen: boolean) => {
    chooseKeys(chosen);
    setAreOn(chosen);
  };
  return (
    <Modal title={t('Keyboard shortcuts')} onClose={onClose}>
      <div className={styles.groups}>
        <Switch
          label={t('Single keys do something on pages')}
          checked={areOn}
          onChange={(event) => choose(event.target.checked)}
        />
        {shortcutGroups(translator).map(({ name, shortcuts }) => (
          <section key={name} className={styles.group}>
            <h3 className={styles.name}>{name}</h3>
            <dl className={styles.list}>
              {shortcuts.map(({ keys, text }) => (
                <div key={keys.join(' ')} className={styles.row}>
                  <dt>{text}</dt>
                  <dd className={styles.keys}>
                    {keys.map((key) => (
                      <kbd key={key} className={styles.key}>
                        {key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
