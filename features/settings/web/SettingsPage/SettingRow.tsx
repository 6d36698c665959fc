import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { UserLink } from '../../../profiles/web/UserLink/UserLink.tsx';
import type { SiteSetting } from '../../settings.contract.ts';
import { SettingControl } from './SettingControl.tsx';
import styles from './SettingRow.module.css';
import type { SettingEdits } from './use-setting-edits.ts';

export function SettingRow({ setting, edits }: { setting: SiteSetting; edits: SettingEdits }) {
  const { t } = useTranslator();
  const { key, description } = setting;
  const isEdited = edits.isEdited(key);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.description}>{description}</p>
        <Facts setting={setting} />
        <div className={styles.acts}>
          {isEdited && (
            <Button kind="textPrimary" size={24} onClick={() => edits.takeBack(key)}>
              {t('Take back')}
            </Button>
          )}
          {!isEdited && setting.source === 'site' && (
            <Button
              kind="textPrimary"
              size={24}
              disabled={edits.isBusy}
              aria-label={t('Reset {name}', { name: key })}
              onClick={() => edits.reset(key)}
            >
              {t('Reset')}
            </Button>
          )}
        </div>
      </div>
      <div className={styles.control}>
        <FormField label={<code className={styles.key}>{key}</code>} error={edits.errorOf(key)}>
          {(control) => (
            <SettingControl
              control={control}
              setting={setting}
              value={edits.valueOf(setting)}
              onChange={(value) => edits.edit(setting, value)}
            />
          )}
        </FormField>
        {isEdited && <span className={styles.edited}>{t('Not saved yet')}</span>}
      </div>
    </li>
  );
}

function Facts({ setting }: { setting: SiteSetting }) {
  const { t } = useTranslator();
  const { source, isSecret, dateUpdated, updateUser } = setting;
  return (
    <p className={styles.facts}>
      {!isSecret && (
        <span>
          {t('Default:')} <code>{shortText(setting.default)}</code>
        </span>
      )}
      {source === 'default' && <span>{t('Nobody set it.')}</span>}
      {source === 'environment' && <span>{t('Set by how the server was started.')}</span>}
      {source === 'site' && (
        <span>
          {t('Set here')}
          {updateUser && (
            <>
              {' '}
              {t('by')} <UserLink user={updateUser} />
            </>
          )}
          {dateUpdated && (
            <>
              {' · '}
              <TimeAgo date={dateUpdated} />
            </>
          )}
        </span>
      )}
    </p>
  );
}

const LONGEST = 80;

function shortText(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
