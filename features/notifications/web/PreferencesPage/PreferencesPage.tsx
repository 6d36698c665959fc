// What I am notified of, and how: every tick is saved as it is made.
import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { GroupSchema, MemberPreferences, patchMemberPreferences } from '../../preferences.contract.ts';
import { PreferenceTable, type Ticked } from '../PreferenceTable/PreferenceTable.tsx';
import { SaveStatus } from '../SaveStatus/SaveStatus.tsx';
import { useCountedWeek } from '../use-last-week.ts';
import { useTicked } from '../use-ticked.ts';
import styles from './Preferences.module.css';

export interface PreferencesPageProps {
  userID: number;
  groups: GroupSchema[];
  stored: MemberPreferences;
}

export function PreferencesPage({ userID, groups, stored }: PreferencesPageProps) {
  const { t } = useTranslator();
  const save = (body: MemberPreferences) =>
    call<typeof patchMemberPreferences>('PATCH /notification-preferences/:userID', {
      params: { userID },
      body,
    });
  const { ticked, state, tick } = useTicked(channelsOf(stored), save);
  const lastWeek = useCountedWeek(state);
  return (
    <div className={styles.preferences}>
      <PageHead title={t('Notification preferences')} />
      <div className={styles.intro}>
        <p>{t('Of each thing you hear once in every channel you ticked, never twice.')}</p>
        <SaveStatus state={state} />
      </div>
      {ticked.AllMail?.email === false && (
        <Notice tone="warning">
          {t('Nothing at all is mailed to you.')}{' '}
          <Button kind="textPrimary" size={24} onClick={() => void tick('AllMail', 'email', true)}>
            {t('Send mails again')}
          </Button>
        </Notice>
      )}
      <Panel className={styles.panel}>
        <PreferenceTable
          caption={t('What I am notified of')}
          groups={groups}
          ticked={ticked}
          hasWeek
          lastWeek={lastWeek}
          onTick={(...ticking) => void tick(...ticking)}
        />
      </Panel>
      <div className={styles.intro}>
        <p>{t('What you follow can have a choice of its own, and what you muted sends nothing.')}</p>
        <LinkButton size={32} icon="bell-off" href="/profile/followed-content">
          {t('Followed and muted')}
        </LinkButton>
      </div>
    </div>
  );
}

function channelsOf(stored: MemberPreferences): Ticked {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([name, channels]) =>
      typeof channels === 'object' ? [[name, channels] as const] : [],
    ),
  );
}
