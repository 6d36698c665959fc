// The digest I have by mail: how often, when, and what it tells of.
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { HeadedPanel } from '../../../../platform/ui/HeadedPanel/HeadedPanel.tsx';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { Switch } from '../../../../platform/ui/Switch/Switch.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { LoadProblem } from '../../../../platform/web/page/LoadProblem/LoadProblem.tsx';
import type { getPreferencesSchema } from '../../../notifications/preferences.contract.ts';
import { SaveStatus } from '../../../notifications/web/SaveStatus/SaveStatus.tsx';
import type { DigestSubscription, getDigestSubscription, postDigestExample } from '../../digest.contract.ts';
import { useSubscription } from '../use-subscription.ts';
import styles from './DigestPanel.module.css';
import { DigestTimes } from './DigestTimes.tsx';

export default function DigestPanel() {
  const schema = useQuery<typeof getPreferencesSchema>('GET /notification-preferences/schema', {});
  // A site without digests has nothing to choose.
  return schema.data?.properties.emailDigest ? <Offered /> : null;
}

function Offered() {
  const { data, error, refetch } = useQuery<typeof getDigestSubscription>(
    'GET /digest/subscription',
    {},
    { staleTime: 0 },
  );
  if (error) return <LoadProblem error={error} refetch={refetch} />;
  return data ? <Chosen stored={data} /> : <Spinner />;
}

function Chosen({ stored }: { stored: DigestSubscription }) {
  const { t } = useTranslator();
  const { shown, state, change } = useSubscription(stored);
  return (
    <HeadedPanel
      icon="mail"
      title={t('Digest by mail')}
      control={
        <>
          <SaveStatus state={state} />
          <Switch
            label={t('Digest by mail')}
            isLabelHidden
            checked={shown.enabled}
            onChange={({ target }) => void change({ enabled: target.checked })}
          />
        </>
      }
    >
      <p>{t('What you did not see on the site, sorted by how much it was talked about.')}</p>
      {shown.enabled && (
        <>
          <DigestTimes shown={shown} onChange={(patch) => void change(patch)} />
          <div className={styles.parts}>
            {shown.parts.map(({ name, label, enabled }) => (
              <Checkbox
                key={name}
                label={label}
                checked={enabled}
                onChange={({ target }) => void change({ parts: { [name]: target.checked } })}
              />
            ))}
          </div>
          <Foot {...shown} />
        </>
      )}
    </HeadedPanel>
  );
}

function Foot({ dateNext, timeZone }: DigestSubscription) {
  const { t, locale } = useTranslator();
  const next =
    dateNext &&
    new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
      new Date(dateNext),
    );
  const mailExample = async () => {
    try {
      await call<typeof postDigestExample>('POST /digest/example', {});
      showToast(t('The example is on its way to you.'), { id: 'digest' });
    } catch (error) {
      showToast(problemText(error), { id: 'digest', tone: 'error' });
    }
  };
  return (
    <p>
      {next && t('Next: {date}', { date: next })}{' '}
      <Button kind="textPrimary" size={24} onClick={() => void mailExample()}>
        {t('Mail me an example')}
      </Button>
    </p>
  );
}
