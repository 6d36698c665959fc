// After the click on the link of a mail: done without signing in, and what can be done about it.
import { useEffect, useRef, useState } from 'react';
import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { ApiError, call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import { PREFERENCES_PATH } from '../../notification.address.ts';
import type {
  patchUnsubscribe,
  postResubscribe,
  postUnsubscribe,
  Unsubscribing,
} from '../../unsubscribe.contract.ts';
import styles from './Unsubscribed.module.css';

type Asked = () => Promise<{ body: Unsubscribing }>;

export default function Unsubscribed({ token }: { token: string }) {
  const { t } = useTranslator();
  const { state, error, isBusy, ask } = useUnsubscribing();
  const isAsked = useRef(false);
  const params = { token };
  const unsubscribe: Asked = () => call<typeof postUnsubscribe>('POST /unsubscribe/:token', { params });
  const undo: Asked = () => call<typeof postResubscribe>('POST /unsubscribe/resubscribe/:token', { params });
  const change =
    (body: object): Asked =>
    () =>
      call<typeof patchUnsubscribe>('PATCH /unsubscribe/:token', { params, body });
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void ask(unsubscribe);
  });
  if (error && !state) return <BadLink problem={error} />;
  if (!state) return <Spinner />;
  return (
    <Panel as="section" isPadded className={styles.panel}>
      <div role="status">
        <h2>{headingOf(t, state)}</h2>
        {!state.hasMultiple && !state.isAllMailOff && <Reasons state={state} />}
      </div>
      {error && <Notice tone="error">{error}</Notice>}
      {state.hasMultiple && !state.isAllMailOff && (
        <Choices state={state} isBusy={isBusy} onChange={(body) => void ask(change(body))} />
      )}
      <div className={styles.actions}>
        {(state.isAllMailOff || (!state.hasMultiple && !isOn(state))) && (
          <Button icon="undo-2" disabled={isBusy} onClick={() => void ask(undo)}>
            {t('Undo')}
          </Button>
        )}
        {!state.hasMultiple && isOn(state) && (
          <Button disabled={isBusy} onClick={() => void ask(unsubscribe)}>
            {t('No more mails of this kind')}
          </Button>
        )}
        {!state.isAllMailOff && (
          <Button kind="text" disabled={isBusy} onClick={() => void ask(change({ isAllMailOff: true }))}>
            {t('No mail at all')}
          </Button>
        )}
        <LinkButton kind="text" href={PREFERENCES_PATH}>
          {t('Choose what is mailed to you')}
        </LinkButton>
      </div>
    </Panel>
  );
}

/** Whoever has no good link chooses in their preferences. */
function BadLink({ problem }: { problem: string }) {
  const { t } = useTranslator();
  const { signInUrl } = useSite();
  const isSignedIn = useMe() !== undefined;
  const signIn = `${signInUrl}${signInUrl.includes('?') ? '&' : '?'}Target=${encodeURIComponent(PREFERENCES_PATH)}`;
  return (
    <Notice tone="error" role="alert">
      {t(problem)}{' '}
      <LinkButton kind="textPrimary" size={24} href={isSignedIn ? PREFERENCES_PATH : signIn}>
        {isSignedIn ? t('Choose what is mailed to you') : t('Sign in')}
      </LinkButton>
    </Notice>
  );
}

function useUnsubscribing() {
  const [state, setState] = useState<Unsubscribing>();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const ask = async (asked: Asked) => {
    setIsBusy(true);
    setError(undefined);
    try {
      setState((await asked()).body);
    } catch (problem) {
      setError(problem instanceof ApiError ? problem.message : String(problem));
    } finally {
      setIsBusy(false);
    }
  };
  return { state, error, isBusy, ask };
}

function isOn({ preferences, followCategory }: Unsubscribing): boolean {
  return preferences.some(({ enabled }) => enabled) || (followCategory?.enabled ?? false);
}

function headingOf(t: (text: string) => string, state: Unsubscribing): string {
  if (state.isAllMailOff) return t('Nothing at all is mailed to you any more');
  if (state.hasMultiple) return t('This mail came for several reasons');
  return isOn(state) ? t('You get these mails again') : t('No more mails about this');
}

function Reasons({ state: { preferences, followCategory } }: { state: Unsubscribing }) {
  const { t } = useTranslator();
  const names = [...preferences.map(({ name }) => name), ...(followCategory ? [followCategory.name] : [])];
  return (
    <p className={styles.about}>
      <bdi>{names.join(', ')}</bdi>. {t('On the site you are notified as before.')}
    </p>
  );
}

function Choices({
  state: { preferences, followCategory },
  isBusy,
  onChange,
}: {
  state: Unsubscribing;
  isBusy: boolean;
  onChange: (body: object) => void;
}) {
  return (
    <div className={styles.choices}>
      {preferences.map(({ preference, name, enabled }) => (
        <Checkbox
          key={preference}
          label={name}
          checked={enabled}
          disabled={isBusy}
          onChange={(event) => onChange({ preferences: [{ preference, enabled: event.target.checked }] })}
        />
      ))}
      {followCategory && (
        <Checkbox
          label={<bdi>{followCategory.name}</bdi>}
          checked={followCategory.enabled}
          disabled={isBusy}
          onChange={(event) =>
            onChange({ followCategory: { ...followCategory, enabled: event.target.checked } })
          }
        />
      )}
    </div>
  );
}
