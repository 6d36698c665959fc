// What holds for members who set nothing themselves, and what nobody is notified of.
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type {
  DefaultPreferences,
  getDefaultPreferences,
  getPreferencesSchema,
  patchDefaultPreferences,
} from '../../preferences.contract.ts';
import styles from '../PreferencesPage/Preferences.module.css';
import { PreferenceTable } from '../PreferenceTable/PreferenceTable.tsx';
import { SaveStatus } from '../SaveStatus/SaveStatus.tsx';
import { useTicked } from '../use-ticked.ts';

export default function Defaults() {
  const { t } = useTranslator();
  const schema = useQuery<typeof getPreferencesSchema>('GET /notification-preferences/schema', {
    query: { schemaType: 'defaults' },
  });
  const stored = useQuery<typeof getDefaultPreferences>(
    'GET /notification-preferences/defaults',
    {},
    { staleTime: 0 },
  );
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
  return <Loaded groups={groups} stored={stored.data} />;
}

interface LoadedProps {
  groups: Parameters<typeof PreferenceTable>[0]['groups'];
  stored: DefaultPreferences;
}

function Loaded({ groups, stored }: LoadedProps) {
  const { t } = useTranslator();
  const { ticked, state, tick } = useTicked(stored, (body) =>
    call<typeof patchDefaultPreferences>('PATCH /notification-preferences/defaults', { body }),
  );
  return (
    <div className={styles.preferences}>
      <div className={styles.intro}>
        <p>
          {t(
            'This holds for members who set nothing themselves. What nobody is notified of is offered to nobody.',
          )}
        </p>
        <SaveStatus state={state} />
      </div>
      <Panel className={styles.panel}>
        <PreferenceTable
          caption={t('What members are notified of')}
          groups={groups}
          ticked={ticked}
          onTick={(...ticking) => void tick(...ticking)}
        />
      </Panel>
    </div>
  );
}
