// Cards go to another column: on the board at once, on the server when they are dropped.
import { call, showToast, useRevalidator, useTranslator } from '@parley/addon-api/web';
import { useState } from 'react';
import type { RoadmapPageProps } from '../../idea-widgets.contract.ts';
import type { patchIdea } from '../../ideas.contract.ts';
import { moveCard } from './move-card.ts';
import { type Lifted, useLift } from './use-lift.ts';

type Columns = RoadmapPageProps['columns'];

export function useMoves(given: Columns) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const [moved, setMoved] = useState<{ since: Columns; columns: Columns }>();
  const [announced, setAnnounced] = useState('');
  const columns = moved?.since === given ? moved.columns : given;

  const drop = async ({ discussionID, from, to }: Lifted) => {
    setMoved({ since: given, columns: moveCard(columns, discussionID, from, to) });
    try {
      const body = { statusID: to, statusNotes: null };
      await call<typeof patchIdea>('PATCH /discussions/:discussionID/idea', {
        params: { discussionID },
        body,
      });
      const status = columns.find((each) => each.statusID === to)?.name ?? '';
      setAnnounced(t('Moved to {status}.', { status }));
      await revalidate();
    } catch (error) {
      setMoved(undefined);
      showToast((error as Error).message, { id: 'roadmap', tone: 'error' });
    }
  };
  return { columns, announced, lift: useLift(columns, { onDrop: drop, onMove: setAnnounced }) };
}
