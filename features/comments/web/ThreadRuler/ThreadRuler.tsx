import { useState } from 'react';
import { KeyHints } from '../../../../platform/ui/Kbd/Kbd.tsx';
import { useUiLanguage } from '../../../../platform/ui/language/language.tsx';
import { Ruler } from '../../../../platform/ui/Ruler/Ruler.tsx';
import { formatNumber } from '../../../../platform/ui/ShortNumber/format-number.ts';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { commentAtPath } from '../../../discussions/reading.address.ts';
import type { ThreadRulerProps } from '../../comment-widgets.contract.ts';
import { useReadingPlace } from '../reading-place.ts';
import { threadPath } from '../thread-address.ts';
import styles from './ThreadRuler.module.css';

/** Beside a thread: where its reader is, what is new, where the answer is. */
export function ThreadRuler({ discussion, dateInserted }: ThreadRulerProps) {
  const { t } = useTranslator();
  const { locale } = useUiLanguage();
  const { isSignedIn } = useSite();
  const { discussionID, countComments, url } = discussion;
  const place = useReadingPlace(discussionID);
  const [chosen, setChosen] = useState<number>();
  const position = Math.min(chosen ?? place?.number ?? 1, countComments);
  const { newFrom, countNew = 0 } = place ?? {};
  return (
    <div className={styles.ruler}>
      <Ruler
        position={position}
        total={countComments}
        newFrom={newFrom}
        solvedAt={place?.solvedAt}
        start={{
          text: t('First post'),
          href: `${threadPath(url)}#Discussion_${discussionID}`,
          note: <TimeAgo date={dateInserted} form="extended" />,
        }}
        here={{
          text: t('{number} of {total}', {
            number: formatNumber(position, locale),
            total: formatNumber(countComments, locale),
          }),
          note: place && chosen === undefined && <TimeAgo date={place.date} />,
        }}
        slider={{
          label: t('Place in this thread: Enter goes there'),
          onMove: setChosen,
          onGo: (number) => chosen !== undefined && location.assign(commentAtPath(discussionID, number)),
        }}
        unread={
          newFrom === undefined ? undefined : { text: t('{count} new', { count: countNew }), href: '#new' }
        }
      />
      <KeyHints
        isStacked
        hints={[
          { keys: ['J', 'K'], text: t('next, previous') },
          ...(isSignedIn
            ? [
                { keys: ['U'], text: t('first unread') },
                { keys: ['R'], text: t('reply') },
                { keys: ['Q'], text: t('quote selection') },
              ]
            : []),
        ]}
      />
    </div>
  );
}
