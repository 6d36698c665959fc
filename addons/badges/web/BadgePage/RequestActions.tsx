import {
  Button,
  call,
  FormField,
  FormModal,
  Textarea,
  useRevalidator,
  useSave,
  useTask,
  useTranslator,
} from '@parley/addon-api/web';
import { useState } from 'react';
import { REASON_LENGTH } from '../../badge-limits.contract.ts';
import type { BadgePageProps } from '../../badge-widgets.contract.ts';
import type { requestBadge, withdrawBadgeRequest } from '../../member-badges.contract.ts';

/** Asking for a badge, and asking no more. */
export function RequestActions({ badge }: { badge: BadgePageProps }) {
  const { t } = useTranslator();
  const { badgeID, isHeld, isRequestable, request } = badge;
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useTask('badge');
  const [isAsking, setAsking] = useState(false);
  if (isHeld || !isRequestable || request === 'denied') return null;
  const withdraw = () =>
    run(async () => {
      await call<typeof withdrawBadgeRequest>('DELETE /badges/:badgeID/request', { params: { badgeID } });
      await revalidate();
    });
  if (request === 'pending')
    return (
      <Button isBusy={isBusy} onClick={() => void withdraw()}>
        {t('Withdraw request')}
      </Button>
    );
  return (
    <>
      <Button kind="primary" icon="hand" onClick={() => setAsking(true)}>
        {t('Ask for this badge')}
      </Button>
      {isAsking && <RequestForm badgeID={badgeID} onClose={() => setAsking(false)} />}
    </>
  );
}

function RequestForm({ badgeID, onClose }: { badgeID: number; onClose: () => void }) {
  const { t } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const [words, setWords] = useState('');
  const submit = () =>
    save(
      () =>
        call<typeof requestBadge>('POST /badges/:badgeID/request', {
          params: { badgeID },
          body: { body: words },
        }),
      t('You asked for this badge.'),
    );
  return (
    <FormModal
      title={t('Ask for this badge')}
      submitLabel={t('Ask')}
      problem={problem}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <FormField label={t('What did you do for it?')}>
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={REASON_LENGTH}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        )}
      </FormField>
    </FormModal>
  );
}
