// What the viewer answers: shown once the server has counted it.
import { call, setViewerState, useTask, useTranslator, useViewerState } from '@parley/addon-api/web';
import { useState } from 'react';
import type { postEventParticipant } from '../../event-participants.contract.ts';
import type { EventCardProps, OwnAnswer } from '../../event-widgets.contract.ts';
import type { Attending } from '../../events.contract.ts';

type Counts = Pick<
  EventCardProps,
  'attendingYesCount' | 'attendingMaybeCount' | 'attendingNoCount' | 'waitingCount'
>;

export function useAnswer(card: EventCardProps) {
  const { t } = useTranslator();
  const { eventID, discussionID } = card;
  const all = useViewerState('events');
  const own: OwnAnswer | undefined = all?.[discussionID];
  // A reloaded page knows better than what was counted here.
  const [changed, setChanged] = useState<{
    since: EventCardProps;
    counts: Counts;
    faces: EventCardProps['faces'];
  }>();
  const { isBusy, run } = useTask('event');
  const [announced, setAnnounced] = useState('');

  const send = (attending: Attending) =>
    run(async () => {
      const { body } = await call<typeof postEventParticipant>('POST /events/:eventID/participants', {
        params: { eventID },
        body: { attending },
      });
      const { isWaiting, event: counts } = body;
      setChanged({ since: card, counts, faces: counts.attendingYesUsers ?? [] });
      setViewerState({ events: { ...all, [discussionID]: { attending, isWaiting } } });
      setAnnounced(isWaiting ? t('You wait for a place.') : t('Your answer was saved.'));
    });
  const after = changed?.since.eventID === eventID ? changed : undefined;
  const counts: Counts = after?.counts ?? card;
  return { own, counts, faces: after?.faces ?? card.faces, isBusy, send, announced };
}
