// Signs of spam that are looked for, the switch for raids, and waves: cleaned up as one act, and brought back as one.
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { type SettingField, SettingsForm } from '../../../config/web/SettingsForm/SettingsForm.tsx';
import type { SpamPageProps } from '../../spam.states.ts';
import styles from './SpamPage.module.css';
import { WaveForm } from './WaveForm.tsx';
import { Waves } from './Waves.tsx';

export function SpamPage({ settings, waves }: SpamPageProps) {
  const { t } = useTranslator();
  const switches = useSwitches(settings);
  const numbers = useNumbers(settings);
  return (
    <div className={styles.page}>
      <PageHead title={t('Spam')} />
      {settings.raidMode && (
        <Notice tone="warning">
          {t('Raid mode is on: nobody can register, and what members write who are not trusted yet is held.')}
        </Notice>
      )}
      <Panel>
        <section className={styles.section}>
          <h2>{t('Signs of spam')}</h2>
          <p className={styles.quiet}>
            {t(
              'What members write who are not trusted yet is held for triage where it shows one of these signs.',
            )}
          </p>
          <SettingsForm fields={[...switches, ...numbers]} />
        </section>
      </Panel>
      <Panel>
        <section className={styles.section}>
          <h2>{t('Clean up a wave')}</h2>
          <p className={styles.quiet}>
            {t(
              'Bans the accounts that have this in common and takes all out of sight that they wrote since. Who wrote anything before, looks after posts or is trusted is left alone.',
            )}
          </p>
          <WaveForm />
        </section>
      </Panel>
      <Waves waves={waves} />
    </div>
  );
}

function useSwitches({ raidMode, checksOn }: SpamPageProps['settings']): SettingField[] {
  const { t } = useTranslator();
  return [
    { kind: 'switch', key: 'spam.raidMode', label: t('Raid mode'), value: raidMode },
    { kind: 'switch', key: 'spam.checksOn', label: t('Look for signs of spam'), value: checksOn },
  ];
}

function useNumbers(settings: SpamPageProps['settings']): SettingField[] {
  const { t } = useTranslator();
  const number = (key: string, label: string, value: number, hint?: string): SettingField => ({
    kind: 'number',
    key,
    label,
    value,
    min: 0,
    max: 10_000,
    hint,
  });
  const { trustedPosts, similarPosts, postsPerTenMinutes, writingSeconds, links } = settings;
  return [
    number(
      'trust.posts',
      t('Posts until a member is no longer new'),
      trustedPosts,
      t('Of those that stand.'),
    ),
    number(
      'spam.similarPosts',
      t('Nearly equal posts within an hour'),
      similarPosts,
      t('By whomever. The next one is held. 0: none is.'),
    ),
    number(
      'spam.postsPerTenMinutes',
      t('Posts in ten minutes'),
      postsPerTenMinutes,
      t('More are held. 0: none is.'),
    ),
    number(
      'spam.writingSeconds',
      t('Seconds that writing takes'),
      writingSeconds,
      t('What is sent sooner after its form was opened is held. 0: nothing is.'),
    ),
    number('spam.links', t('Links to other sites'), links, t('What has more is held.')),
  ];
}
