// Whether the device that one looks at rings, and what to do where it cannot.

import { HeadedPanel } from '../../../../platform/ui/HeadedPanel/HeadedPanel.tsx';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { Switch } from '../../../../platform/ui/Switch/Switch.tsx';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { LoadProblem } from '../../../../platform/web/page/LoadProblem/LoadProblem.tsx';
import type { getPushState, PushState } from '../../web-push.contract.ts';
import { type DeviceState, useThisDevice } from '../use-this-device.ts';

export default function ThisDevice() {
  const { data, error, refetch } = useQuery<typeof getPushState>('GET /web-push', {}, { staleTime: 0 });
  if (error) return <LoadProblem error={error} refetch={refetch} />;
  if (!data) return <Spinner />;
  return data.isOffered ? <Offered known={data} /> : null;
}

function Offered({ known }: { known: PushState }) {
  const { t, plural } = useTranslator();
  const { state, isBusy, turn } = useThisDevice(known);
  const canTurn = state === 'on' || state === 'off';
  return (
    <HeadedPanel
      icon="bell"
      title={t('This device')}
      control={
        canTurn && (
          <Switch
            label={t('Push to this device')}
            isLabelHidden
            checked={state === 'on'}
            disabled={isBusy}
            onChange={({ target }) => void turn(target.checked)}
          />
        )
      }
    >
      <p role="status">{state && <Words state={state} />}</p>
      {known.countOtherDevices > 0 && (
        <p>
          {plural(known.countOtherDevices, {
            one: '{count} other device of yours gets pushes.',
            other: '{count} other devices of yours get pushes.',
          })}
        </p>
      )}
    </HeadedPanel>
  );
}

function Words({ state }: { state: DeviceState }) {
  const { t } = useTranslator();
  switch (state) {
    case 'on':
      return t(
        'It rings for what you ticked under Push, also while no page is open, until you sign out here.',
      );
    case 'off':
      return t('It does not ring. Turn it on, and your browser asks whether it may.');
    case 'blocked':
      return t(
        'Your browser blocks notifications of this site. Allow them beside its address, then load this page again.',
      );
    case 'unsupported':
      return t(
        'This browser has no pushes. On an iPhone or iPad, add the site to the home screen and open it from there.',
      );
  }
}
