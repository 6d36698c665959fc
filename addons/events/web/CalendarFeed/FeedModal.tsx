import {
  Button,
  call,
  FormActions,
  FormField,
  FormStack,
  Input,
  Modal,
  Notice,
  Spinner,
  useTask,
  useTranslator,
} from '@parley/addon-api/web';
import { useEffect, useState } from 'react';
import type {
  deleteCalendarFeed,
  getCalendarFeed,
  postCalendarFeed,
} from '../../event-participants.contract.ts';
import type { EventsPlace } from '../../event-widgets.contract.ts';

/** `/events/group/5` is about a group. */
function parentOf(path: string) {
  const [, parentRecordType, number] = /^\/events\/(category|group)\/(\d+)$/.exec(path) ?? [];
  if (parentRecordType !== 'category' && parentRecordType !== 'group') return {};
  return { parentRecordType, parentRecordID: Number(number) } as const;
}

/** The secret address of the reader's calendar: made, made anew, ended. */
export default function FeedModal({ place, onClose }: { place: EventsPlace; onClose: () => void }) {
  const { t } = useTranslator();
  const { path, name } = place;
  const { isBusy, run } = useTask('calendar-feed');
  const [hasFeed, setHasFeed] = useState<boolean>();
  const [url, setUrl] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    call<typeof getCalendarFeed>('GET /events/feed', { query: parentOf(path) }).then(
      ({ body }) => setHasFeed(body.hasFeed),
      (error: Error) => setProblem(error.message),
    );
  }, [path]);
  const make = async () => {
    const { body } = await call<typeof postCalendarFeed>('POST /events/feed', { body: parentOf(path) });
    setHasFeed(true);
    setUrl(body.url);
  };
  const end = async () => {
    await call<typeof deleteCalendarFeed>('DELETE /events/feed', { query: parentOf(path) });
    setHasFeed(false);
    setUrl(null);
  };
  return (
    <Modal
      title={name === null ? t('Events in my calendar') : t('Events in {name} in my calendar', { name })}
      size="small"
      onClose={onClose}
    >
      <FormStack>
        <p>
          {t(
            'A calendar program reads the events that you may see at a secret address. Whoever knows it reads them too: tell nobody.',
          )}
        </p>
        {problem && <Notice tone="error">{problem}</Notice>}
        {hasFeed === undefined && !problem && <Spinner />}
        {url !== null && (
          <FormField
            label={t('Secret address')}
            hint={t('It is shown this once: give it to your calendar program now.')}
          >
            {(control) => (
              <Input {...control} readOnly dir="ltr" value={url} onFocus={({ target }) => target.select()} />
            )}
          </FormField>
        )}
        {hasFeed === true && url === null && (
          <Notice>{t('You have a secret address. A new one ends it.')}</Notice>
        )}
        {hasFeed !== undefined && (
          <FormActions>
            {hasFeed && (
              <Button kind="text" isBusy={isBusy} onClick={() => void run(end, t('The address is ended.'))}>
                {t('End it')}
              </Button>
            )}
            <Button kind="primary" isBusy={isBusy} onClick={() => void run(make)}>
              {hasFeed ? t('Make a new address') : t('Make an address')}
            </Button>
          </FormActions>
        )}
      </FormStack>
    </Modal>
  );
}
