// How often an account may do what is limited, by how far it is trusted; each limit can be changed.
import { useState } from 'react';
import { TRUST_LEVELS } from '../../../../platform/contract/trust.ts';
import { Modal } from '../../../../platform/ui/Modal/Modal.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { type SettingField, SettingsForm } from '../../../config/web/SettingsForm/SettingsForm.tsx';
import type { RateLimitOfAct, RateLimitsPageProps } from '../../spam.states.ts';
import { LimitTable } from './LimitTable.tsx';
import styles from './RateLimitsPage.module.css';
import { useTrustNames } from './trust-names.ts';

export function RateLimitsPage(props: RateLimitsPageProps) {
  const { t } = useTranslator();
  const [chosen, setChosen] = useState<RateLimitOfAct>();
  const names = useTrustNames(props.trustedPosts);
  return (
    <div className={styles.page}>
      <PageHead title={t('Rate limits')} />
      <Panel>
        <section className={styles.section}>
          <h2>{t('By trust')}</h2>
          <p className={styles.quiet}>
            {t('What an account may do grows with how far it is trusted. Administrators are not limited.')}
          </p>
          <SettingsForm
            fields={[
              {
                kind: 'number',
                key: 'trust.posts',
                label: t('Posts until a member is no longer new'),
                hint: t('Of those that stand.'),
                value: props.trustedPosts,
                min: 0,
                max: 10_000,
              },
              ...TRUST_LEVELS.map(
                (level): SettingField => ({
                  kind: 'number',
                  key: `rateLimits.byTrust.${level}`,
                  label: t('{level}: percent of a limit', { level: names[level].name }),
                  hint: names[level].meaning,
                  value: props.percents[level],
                  min: 1,
                  max: 10_000,
                }),
              ),
            ]}
          />
        </section>
      </Panel>
      <Panel>
        <section className={styles.section}>
          <h2>{t('By act')}</h2>
          <LimitTable {...props} onChange={setChosen} />
        </section>
      </Panel>
      {chosen && <LimitForm limit={chosen} onClose={() => setChosen(undefined)} />}
    </div>
  );
}

function LimitForm({ limit, onClose }: { limit: RateLimitOfAct; onClose: () => void }) {
  const { t } = useTranslator();
  const field = (part: 'perAccount' | 'perAddress' | 'seconds', label: string, hint?: string) => ({
    kind: 'number' as const,
    key: `rateLimits.${limit.name}.${part}`,
    label,
    hint,
    value: limit[part],
    min: part === 'seconds' ? 1 : 0,
    max: 1_000_000,
  });
  return (
    <Modal title={t('Limit of {what}', { what: limit.of })} size="small" onClose={onClose}>
      <SettingsForm
        fields={[
          field('perAccount', t('By one account that is new'), t('0: no limit.')),
          field('perAddress', t('From one network address'), t('0: no limit.')),
          field('seconds', t('Within so many seconds')),
        ]}
        onSaved={onClose}
      />
    </Modal>
  );
}
