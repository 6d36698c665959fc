import { useRef, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { endSessions, Session } from '../../../users/sessions.contract.ts';
import { SecurityItem, SecurityList, SecuritySection } from '../SecuritySection/SecuritySection.tsx';
import { deviceOf } from './device-name.ts';

export function SessionsSection({ initial, userID }: { initial: Session[]; userID: number }) {
  const { t } = useTranslator();
  const [sessions, setSessions] = useState(initial);
  const list = useRef<HTMLUListElement>(null);
  const end = async (session: Session | undefined) => {
    const which = session ? { sessionID: session.sessionID } : { exceptCurrent: true };
    try {
      await call<typeof endSessions>('DELETE /sessions', { query: { userID, ...which } });
      const rest = sessions.filter((each) => (session ? each !== session : each.isCurrent));
      // All buttons go with the last of the others.
      if (rest.length === 1) list.current?.focus();
      setSessions(rest);
      const message = session
        ? t('{name} was signed out.', { name: nameOf(session) })
        : t('You are signed out everywhere else.');
      showToast(message, { id: 'session', tone: 'success', isAutoDismissed: true });
    } catch {
      showToast(t('The session could not be ended.'), { id: 'session', tone: 'error' });
    }
  };
  const nameOf = ({ userAgent }: Session) => {
    const { browser, system } = deviceOf(userAgent);
    if (browser && system) return t('{browser} on {system}', { browser, system });
    return browser ?? system ?? t('A program or an unknown browser');
  };
  return (
    <SecuritySection
      title={t('Where you are signed in')}
      about={t('Sign out what you do not know or do not use any more.')}
    >
      <SecurityList ref={list} label={t('Where you are signed in')}>
        {sessions.map((session) => (
          <SecurityItem
            key={session.sessionID}
            name={nameOf(session)}
            metas={
              session.isCurrent ? (
                t('This browser')
              ) : (
                <>
                  {t('Last used:')} <TimeAgo date={session.dateUpdated ?? session.dateInserted} />
                </>
              )
            }
          >
            {!session.isCurrent && (
              <Button
                kind="dangerText"
                aria-label={t('Sign out {name}', { name: nameOf(session) })}
                onClick={() => end(session)}
              >
                {t('Sign Out')}
              </Button>
            )}
          </SecurityItem>
        ))}
      </SecurityList>
      {sessions.length > 1 && <Button onClick={() => end(undefined)}>{t('Sign out everywhere else')}</Button>}
    </SecuritySection>
  );
}
