import { useState } from 'react';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Switch } from '../../../../platform/ui/Switch/Switch.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { Addon, switchAddon } from '../../addons.contract.ts';
import styles from './AddonsPage.module.css';

export function AddonRow({ addon }: { addon: Addon }) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const { addonID, name, description, version, enabled, problem } = addon;
  const isLoaded = problem?.dateQuarantined !== null;
  const turn = async (isOn: boolean) => {
    setBusy(true);
    try {
      await call<typeof switchAddon>('PATCH /addons/:addonID', {
        params: { addonID },
        body: { enabled: isOn },
      });
      await revalidate();
    } catch (error) {
      const text = problemText(error);
      showToast(text, { id: 'addon', tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className={styles.addon}>
      <div className={styles.head}>
        <span className={styles.about}>
          <span className={styles.name}>
            <bdi>{t(name)}</bdi> <span className={styles.version}>{version}</span>
          </span>
          {description !== '' && <span>{t(description)}</span>}
        </span>
        {isLoaded && (
          <Switch
            label={t('Switch on {addon}', { addon: t(name) })}
            isLabelHidden
            checked={enabled}
            disabled={isBusy}
            onChange={(event) => turn(event.currentTarget.checked)}
          />
        )}
      </div>
      {problem && (
        <Notice tone="error">
          <strong>
            {isLoaded ? t('Switched off by the site, since it failed:') : t('It could not be loaded:')}
          </strong>{' '}
          <bdi>{problem.message}</bdi> {problem.dateQuarantined && <TimeAgo date={problem.dateQuarantined} />}
        </Notice>
      )}
    </li>
  );
}
