import { Meta } from '../../../../platform/ui/Metas/Metas.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { minutesLeft } from '../minutes-left.ts';

export interface EditMetasProps {
  post: { dateInserted: string; dateUpdated?: string | null };
  /** Until its author may not change it any more. */
  secondsLeft: number | null;
}

/** That a discussion or a comment was edited, and for how long it still can be. */
export function EditMetas({ post: { dateInserted, dateUpdated }, secondsLeft }: EditMetasProps) {
  const { t, plural } = useTranslator();
  return (
    <>
      {dateUpdated && dateUpdated !== dateInserted && (
        <Meta>
          {t('edited')}
          <span className="visuallyHidden">
            {' '}
            <TimeAgo date={dateUpdated} form="extended" />
          </span>
        </Meta>
      )}
      {secondsLeft !== null && secondsLeft > 0 && (
        <Meta>
          {plural(minutesLeft(secondsLeft), {
            one: 'Edit for {count} more minute',
            other: 'Edit for {count} more minutes',
          })}
        </Meta>
      )}
    </>
  );
}
