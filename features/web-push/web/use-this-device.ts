// Whether this device is rung: what its browser allows, and what the site knows of it.
import { useEffect, useState } from 'react';
import { showToast } from '../../../platform/ui/Toast/toast-store.ts';
import { ApiError, call } from '../../../platform/web/api/call.ts';
import { useTranslator } from '../../../platform/web/i18n/language.tsx';
import type { deletePushSubscription, PushState, putPushSubscription } from '../web-push.contract.ts';
import {
  type Permission,
  permissionNow,
  subscribe,
  subscriptionNow,
  unsubscribe,
} from './push-of-browser.ts';

export type DeviceState = Exclude<Permission, 'open'> | 'on' | 'off';

export function useThisDevice({ publicKey, isThisDevice }: PushState) {
  const { t } = useTranslator();
  const [state, setState] = useState<DeviceState>();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    const permission = permissionNow();
    if (permission !== 'open') return setState(permission);
    // A browser can lose what the site still has.
    void subscriptionNow().then((known) => setState(isThisDevice && known ? 'on' : 'off'));
  }, [isThisDevice]);

  const turnOn = async (): Promise<DeviceState> => {
    const made = await subscribe(publicKey);
    if (!made) return permissionNow() === 'blocked' ? 'blocked' : 'off';
    const { endpoint = '', keys = {} } = made;
    await call<typeof putPushSubscription>('PUT /web-push/subscription', {
      body: { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } },
    });
    return 'on';
  };
  const turnOff = async (): Promise<DeviceState> => {
    await call<typeof deletePushSubscription>('DELETE /web-push/subscription', {});
    await unsubscribe();
    return 'off';
  };
  const turn = async (isOn: boolean) => {
    setIsBusy(true);
    try {
      setState(await (isOn ? turnOn() : turnOff()));
    } catch (error) {
      const problem =
        error instanceof ApiError ? error.message : t('This browser could not reach its push service.');
      showToast(problem, { id: 'push', tone: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  return { state, isBusy, turn };
}
