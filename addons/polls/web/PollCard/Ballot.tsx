import { Button, Checkbox, Radio, useTranslator } from '@parley/addon-api/web';
import { type FormEvent, useState } from 'react';
import type { PollCardProps } from '../../poll-widgets.contract.ts';
import { OptionRow } from './OptionRow.tsx';
import styles from './PollCard.module.css';
import { PollNumbers } from './PollNumbers.tsx';
import type { PollCounts } from './poll-counts.ts';

interface BallotProps {
  card: PollCardProps;
  counts: PollCounts;
  /** What it begins with. */
  chosen: readonly number[];
  isSending: boolean;
  onVote: (optionIDs: readonly number[]) => void;
  /** There is a vote that can stay as it is. */
  onCancel: (() => void) | undefined;
}

/** The options to choose from. */
export function Ballot({ card, counts, chosen, isSending, onVote, onCancel }: BallotProps) {
  const { t } = useTranslator();
  const [picked, setPicked] = useState(chosen);
  const Control = card.multipleChoice ? Checkbox : Radio;
  const pick = (optionID: number, isOn: boolean) => {
    const others = card.multipleChoice ? picked.filter((each) => each !== optionID) : [];
    setPicked(isOn ? [...others, optionID] : others);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (picked.length > 0) onVote(picked);
  };
  return (
    <form onSubmit={onSubmit}>
      <fieldset className={styles.options} aria-label={card.question ?? t('Options')}>
        {card.options.map(({ pollOptionID, text }) => (
          <div key={pollOptionID} className={styles.option}>
            <Control
              className={styles.choice}
              name={`poll-${card.pollID}`}
              value={pollOptionID}
              checked={picked.includes(pollOptionID)}
              onChange={(event) => pick(pollOptionID, event.target.checked)}
              label={<OptionRow text={text} pollOptionID={pollOptionID} counts={counts} />}
            />
          </div>
        ))}
      </fieldset>
      <div className={styles.foot}>
        <Button kind="primary" size={32} type="submit" disabled={picked.length === 0} isBusy={isSending}>
          {t('Vote')}
        </Button>
        {onCancel && (
          <>
            <Button kind="text" size={32} onClick={onCancel}>
              {t('Cancel')}
            </Button>
            <Button kind="text" size={32} onClick={() => onVote([])}>
              {t('Take my vote back')}
            </Button>
          </>
        )}
        <PollNumbers card={card} counts={counts} isClosed={false} />
      </div>
    </form>
  );
}
