import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { Tag } from '../../../../platform/ui/Tag/Tag.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { FormModal } from '../../../../platform/web/forms/FormModal/FormModal.tsx';
import { useSave } from '../../../../platform/web/forms/use-save.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { UserLink } from '../../../profiles/web/UserLink/UserLink.tsx';
import type { restoreSpamWave, SpamWave } from '../../spam-waves.contract.ts';
import styles from './SpamPage.module.css';

export function Waves({ waves }: { waves: readonly SpamWave[] }) {
  const { t } = useTranslator();
  if (waves.length === 0) return null;
  return (
    <Panel>
      <section className={styles.section}>
        <h2>{t('Waves')}</h2>
        <ul className={styles.waves}>
          {waves.map((wave) => (
            <Wave key={wave.waveID} wave={wave} />
          ))}
        </ul>
      </section>
    </Panel>
  );
}

function Wave({ wave }: { wave: SpamWave }) {
  const { t, plural } = useTranslator();
  const [isAsking, setIsAsking] = useState(false);
  const says = {
    cleaning: t('Being cleaned up'),
    cleaned: t('Cleaned up'),
    restoring: t('Being restored'),
    restored: t('Restored'),
  };
  return (
    <li className={styles.wave}>
      <p className={styles.waveHead}>
        <Tag preset={wave.status === 'cleaned' ? 'success' : 'greyscale'}>{says[wave.status]}</Tag>
        <UserLink user={wave.insertUser} /> <TimeAgo date={wave.dateInserted} />
      </p>
      <p>
        {plural(wave.countAccounts, { one: '{count} account', other: '{count} accounts' })},{' '}
        {plural(wave.countPosts, { one: '{count} post', other: '{count} posts' })}
        {wave.countLeft > 0 && <> · {t('{count} still to do', { count: wave.countLeft })}</>}
      </p>
      {wave.reason !== '' && (
        <p className={styles.quiet} dir="auto">
          {wave.reason}
        </p>
      )}
      {wave.status === 'cleaned' && (
        <Button size={32} icon="undo-2" onClick={() => setIsAsking(true)}>
          {t('Restore')}
        </Button>
      )}
      {isAsking && <RestoreForm wave={wave} onClose={() => setIsAsking(false)} />}
    </li>
  );
}

function RestoreForm({ wave: { waveID }, onClose }: { wave: SpamWave; onClose: () => void }) {
  const { t } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const submit = () =>
    save(
      () => call<typeof restoreSpamWave>('POST /spam-waves/:waveID/restore', { params: { waveID } }),
      t('The wave is being restored.'),
    );
  return (
    <FormModal
      title={t('Restore this wave?')}
      submitLabel={t('Restore')}
      problem={problem}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{t('Its posts are seen again, and its accounts are not banned any more.')}</p>
    </FormModal>
  );
}
