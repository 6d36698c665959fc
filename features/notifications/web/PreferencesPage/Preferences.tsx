// What I am notified of, and how: every tick is saved as it is made.
import { Suspense } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries, useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useAdditions } from '../../../../platform/web/nodes/use-additions.ts';
import { FollowedCategories } from '../../../categories/web/FollowedCategories/FollowedCategories.tsx';
import type {
  getMemberPreferences,
  getPreferencesSchema,
  MemberPreferences,
  patchMemberPreferences,
} from '../../preferences.contract.ts';
import { PreferenceTable, type Ticked } from '../PreferenceTable/PreferenceTable.tsx';
import { preferencePanels } from '../preference-panels.ts';
import { SaveStatus } from '../SaveStatus/SaveStatus.tsx';
import { useTicked } from '../use-ticked.ts';
import styles from './Preferences.module.css';

const STORED = 'GET /notification-preferences/:userID';

export default function Preferences({ userID }: { userID: number }) {
  const { t } = useTranslator();
  const schema = useQuery<typeof getPreferencesSchema>('GET /notification-preferences/schema', {});
  const stored = useQuery<typeof getMemberPreferences>(STORED, { params: { userID } }, { staleTime: 0 });
  const error = schema.error ?? stored.error;
  if (error)
    return (
      <Notice tone="error">
        {error.message}{' '}
        <Button
          kind="textPrimary"
          size={24}
          onClick={() => void Promise.all([schema.refetch(), stored.refetch()])}
        >
          {t('Try again')}
        </Button>
      </Notice>
    );
  if (!schema.data || !stored.data) return <PostSkeletons count={2} />;
  const groups = Object.values(schema.data.properties.notifications.properties).filter((each) => each);
  return <Loaded userID={userID} groups={groups} stored={stored.data} />;
}

interface LoadedProps {
  userID: number;
  groups: Parameters<typeof PreferenceTable>[0]['groups'];
  stored: MemberPreferences;
}

function Loaded({ userID, groups, stored }: LoadedProps) {
  const { t } = useTranslator();
  const save = (body: MemberPreferences) =>
    call<typeof patchMemberPreferences>('PATCH /notification-preferences/:userID', {
      params: { userID },
      body,
    });
  const { ticked, state, tick } = useTicked(channelsOf(stored), save);
  const hasMails = groups.some(({ properties }) =>
    Object.values(properties).some((each) => each.properties.email),
  );
  return (
    <div className={styles.preferences}>
      <div className={styles.intro}>
        <p>{t('Of each thing you hear once in every channel you ticked, never twice.')}</p>
        <SaveStatus state={state} />
      </div>
      {ticked.AllMail?.email === false && (
        <Notice tone="warning">
          {t('Nothing at all is mailed to you.')}{' '}
          <Button
            kind="textPrimary"
            size={24}
            onClick={() => void tick('AllMail', 'email', true).then(() => invalidateQueries(STORED))}
          >
            {t('Send mails again')}
          </Button>
        </Notice>
      )}
      <Panels isAbove />
      <Panel className={styles.panel}>
        <PreferenceTable
          caption={t('What I am notified of')}
          groups={groups}
          ticked={ticked}
          onTick={(...ticking) => void tick(...ticking)}
        />
      </Panel>
      <FollowedCategories userID={userID} hasMails={hasMails} />
      <Panels isAbove={false} />
    </div>
  );
}

function Panels({ isAbove }: { isAbove: boolean }) {
  const panels = useAdditions(preferencePanels)
    .filter((panel) => (panel.isAbove ?? false) === isAbove)
    .toSorted((a, b) => a.position - b.position);
  return panels.map(({ id, Panel: Each }) => (
    <Suspense key={id} fallback={<Spinner />}>
      <Each />
    </Suspense>
  ));
}

function channelsOf(stored: MemberPreferences): Ticked {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([name, channels]) =>
      typeof channels === 'object' ? [[name, channels] as const] : [],
    ),
  );
}
