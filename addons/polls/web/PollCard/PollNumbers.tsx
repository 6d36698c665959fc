import { TimeAgo, useTranslator } from '@parley/addon-api/web';
import type { PollCardProps } from '../../poll-widgets.contract.ts';
import type { PollCounts } from './poll-counts.ts';

interface PollNumbersProps {
  card: PollCardProps;
  counts: PollCounts;
  isClosed: boolean;
}

/** How many voted, and until when. */
export function PollNumbers({ card, counts, isClosed }: PollNumbersProps) {
  const { t, plural } = useTranslator();
  return (
    <span className="num">
      {plural(counts.countVotes, { one: '{count} voted', other: '{count} have voted' })}
      {card.dateCloses && (
        <>
          {', '}
          {isClosed ? t('ended') : t('ends')} <TimeAgo date={card.dateCloses} form="fixed" />
        </>
      )}
    </span>
  );
}
