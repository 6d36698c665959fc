import { useEffect, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Skeleton } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { Tag } from '../../../../platform/ui/Tag/Tag.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { listWebhookDeliveries, redeliverWebhook, WebhookDelivery } from '../../webhooks.contract.ts';
import { readAgain } from './read-again.ts';
import styles from './Webhooks.module.css';

const LOOKED_AT_EVERY_MS = 3000;
const SOON_MS = 15_000;

/** What was sent and answered, newest first; read again while something is about to be sent. */
export function Deliveries({ webhookID }: { webhookID: number }) {
  const { t } = useTranslator();
  const [before, setBefore] = useState<string>();
  const { data, error, refetch } = useQuery<typeof listWebhookDeliveries>(
    'GET /webhooks/:webhookID/deliveries',
    { params: { webhookID }, query: { ...(before && { before }) } },
    { staleTime: 0 },
  );
  const isAwaited =
    data?.deliveries.some(({ dateNext }) => dateNext && Date.parse(dateNext) < Date.now() + SOON_MS) ?? false;
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setInterval(() => void refetch(), LOOKED_AT_EVERY_MS);
    return () => clearInterval(timer);
  }, [isAwaited, refetch]);
  if (error && !data) return <p className={styles.muted}>{error.message}</p>;
  if (!data) return <Skeleton width="75" />;
  const oldest = data.deliveries.at(-1);
  return (
    <>
      {data.deliveries.length === 0 && (
        <p className={styles.muted}>{t('Nothing was sent in the last 30 days.')}</p>
      )}
      <ul className={styles.deliveries}>
        {data.deliveries.map((delivery) => (
          <li key={delivery.webhookDeliveryID}>
            <Delivery webhookID={webhookID} delivery={delivery} />
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        {before && (
          <Button size={32} onClick={() => setBefore(undefined)}>
            {t('Newest')}
          </Button>
        )}
        {data.isMore && oldest && (
          <Button size={32} onClick={() => setBefore(oldest.webhookDeliveryID)}>
            {t('Older')}
          </Button>
        )}
      </div>
    </>
  );
}

function Delivery({ webhookID, delivery }: { webhookID: number; delivery: WebhookDelivery }) {
  const { t } = useTranslator();
  const { isBusy, run } = useTask('delivery');
  const { webhookDeliveryID, event, dateInserted, response, problem, request, countAttempts } = delivery;
  const again = () =>
    run(async () => {
      await call<typeof redeliverWebhook>(
        'POST /webhooks/:webhookID/deliveries/:webhookDeliveryID/redelivery',
        { params: { webhookID, webhookDeliveryID: Number(webhookDeliveryID) } },
      );
      await readAgain();
    }, t('It is sent once more.'));
  return (
    <>
      <div className={styles.delivery}>
        <code dir="ltr">{event}</code> <TimeAgo date={dateInserted} /> <Outcome delivery={delivery} />
        <Button
          size={24}
          isBusy={isBusy}
          aria-label={t('Send once more: {name}, number {number}', {
            name: event,
            number: webhookDeliveryID,
          })}
          onClick={() => void again()}
        >
          {t('Send once more')}
        </Button>
      </div>
      <details>
        <summary>{t('Request and response, number {number}', { number: webhookDeliveryID })}</summary>
        <h3 className={styles.subtitle}>{t('Request')}</h3>
        <Message headers={request.headers} body={request.body} />
        <h3 className={styles.subtitle}>
          {t('Response')} {response?.status}
        </h3>
        {response ? (
          <Message headers={response.headers} body={response.body} />
        ) : (
          <p>{problem ?? t('None yet')}</p>
        )}
        <p className={styles.muted}>
          {t('Sent {count} times', { count: countAttempts })}
          {delivery.milliseconds !== null &&
            ` · ${t('{count} milliseconds', { count: delivery.milliseconds })}`}
        </p>
      </details>
    </>
  );
}

function Outcome({ delivery: { status, response, problem, dateNext } }: { delivery: WebhookDelivery }) {
  const { t } = useTranslator();
  const answer = response ? String(response.status) : problem;
  if (status === 'delivered') return <Tag preset="success">{answer}</Tag>;
  return (
    <>
      {answer && <Tag preset={status === 'failed' ? 'error' : 'warning'}>{answer}</Tag>}
      {status === 'failed' ? (
        <span>{t('Given up')}</span>
      ) : (
        <span className={styles.muted}>
          {t('Next attempt')} {dateNext && <TimeAgo date={dateNext} />}
        </span>
      )}
    </>
  );
}

function Message({ headers, body }: { headers: Record<string, string> | null; body: string }) {
  const lines = Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}`);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <pre className={styles.message} dir="ltr" tabIndex={0}>
      {[...lines, '', body].join('\n').trim()}
    </pre>
  );
}
