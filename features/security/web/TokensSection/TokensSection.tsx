import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { AccessToken, deleteToken, deleteTokens } from '../../../users/tokens.contract.ts';
import { SecurityItem, SecurityList, SecuritySection } from '../SecuritySection/SecuritySection.tsx';
import { NewToken } from './NewToken.tsx';

export function TokensSection({ initial }: { initial: AccessToken[] }) {
  const { t } = useTranslator();
  const [tokens, setTokens] = useState(initial);
  const [isAdding, setAdding] = useState(false);
  const revoke = async (token: AccessToken) => {
    try {
      const params = { accessTokenID: token.accessTokenID };
      await call<typeof deleteToken>('DELETE /tokens/:accessTokenID', { params });
      setTokens(tokens.filter((each) => each !== token));
      const message = t('{name} was revoked.', { name: token.name });
      showToast(message, { id: 'token', tone: 'success', isAutoDismissed: true });
    } catch {
      showToast(t('The token could not be revoked.'), { id: 'token', tone: 'error' });
    }
  };
  const revokeAll = async () => {
    try {
      await call<typeof deleteTokens>('DELETE /tokens');
      setTokens([]);
      const message = t('All access tokens were revoked.');
      showToast(message, { id: 'token', tone: 'success', isAutoDismissed: true });
    } catch {
      showToast(t('The tokens could not be revoked.'), { id: 'token', tone: 'error' });
    }
  };
  return (
    <SecuritySection
      title={t('Access tokens')}
      about={t(
        'For programs that act in your name. Whoever has one can do what you can, also after you change your password.',
      )}
    >
      {tokens.length > 0 && (
        <SecurityList label={t('Access tokens')}>
          {tokens.map((token) => (
            <SecurityItem
              key={token.accessTokenID}
              name={<bdi>{token.name}</bdi>}
              metas={<Facts token={token} />}
            >
              <Button
                kind="dangerText"
                aria-label={t('Revoke {name}', { name: token.name })}
                onClick={() => revoke(token)}
              >
                {t('Revoke')}
              </Button>
            </SecurityItem>
          ))}
        </SecurityList>
      )}
      <Button onClick={() => setAdding(true)}>{t('New token')}</Button>
      {tokens.length > 1 && (
        <Button kind="dangerText" onClick={revokeAll}>
          {t('Revoke all')}
        </Button>
      )}
      {isAdding && (
        <NewToken onAdded={(token) => setTokens([...tokens, token])} onClose={() => setAdding(false)} />
      )}
    </SecuritySection>
  );
}

function Facts({
  token: { scopes, resources, dateInserted, dateLastUsed, dateExpires },
}: {
  token: AccessToken;
}) {
  const { t } = useTranslator();
  return (
    <>
      {scopes.includes('write') ? t('Reads and writes') : t('Reads only')}
      {resources && `: ${resources.join(', ')}`}
      {' · '}
      {dateLastUsed ? t('Last used:') : t('Added:')} <TimeAgo date={dateLastUsed ?? dateInserted} />
      {dateExpires && (
        <>
          {' · '}
          {t('Ends:')} <TimeAgo date={dateExpires} form="fixed" />
        </>
      )}
    </>
  );
}
