import { CategoryKey } from '../../../../platform/ui/CategoryKey/CategoryKey.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import type { IconName } from '../../../../platform/ui/icons/icon-names.ts';
import { Meta } from '../../../../platform/ui/Metas/Metas.tsx';
import { Result } from '../../../../platform/ui/Result/Result.tsx';
import { ShortNumber } from '../../../../platform/ui/ShortNumber/ShortNumber.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { categoryKeyNumber } from '../../../categories/category.key.ts';
import type { ActivityItem } from '../../profile-widgets.contract.ts';

type Look = { icon: IconName; text: string };

const LOOKS: Readonly<Record<ActivityItem['kind'] | 'accepted', Look>> = {
  accepted: { icon: 'circle-check', text: 'Answer accepted in' },
  discussion: { icon: 'message-square-text', text: 'Started in' },
  question: { icon: 'circle-help', text: 'Asked in' },
  comment: { icon: 'reply', text: 'Replied in' },
  answer: { icon: 'reply', text: 'Answered in' },
};

/** One thing a member did. */
export function ActivityResult({ item }: { item: ActivityItem }) {
  const { t } = useTranslator();
  const { icon, text } = LOOKS[item.isAccepted ? 'accepted' : item.kind];
  return (
    <Result
      href={item.url}
      icon={icon}
      title={item.title}
      headingLevel={3}
      excerpt={item.excerpt}
      lead={
        <>
          <Meta>{t(text)}</Meta>
          {item.category && (
            <CategoryKey keyNumber={categoryKeyNumber(item.category)} href={item.category.url}>
              {item.category.name}
            </CategoryKey>
          )}
          <Meta>
            <TimeAgo date={item.dateInserted} form="short" />
          </Meta>
        </>
      }
      metas={<Numbers item={item} />}
    />
  );
}

function Numbers({ item }: { item: ActivityItem }) {
  const { t, plural } = useTranslator();
  const { countComments, countViews, score, number } = item;
  if (!countComments && !countViews && !score && number === undefined) return null;
  return (
    <>
      {countComments !== undefined && countComments > 0 && (
        <Counted icon="message-square" count={countComments}>
          {plural(countComments, { one: '{count} comment', other: '{count} comments' })}
        </Counted>
      )}
      {score !== 0 && (
        <Counted icon="arrow-up" count={score}>
          {plural(score, { one: '{count} point', other: '{count} points' })}
        </Counted>
      )}
      {countViews !== undefined && countViews > 0 && (
        <Meta>
          <ShortNumber value={countViews} /> {t('views')}
        </Meta>
      )}
      {number !== undefined && <Meta>#{number}</Meta>}
    </>
  );
}

function Counted({ icon, count, children }: { icon: IconName; count: number; children: string }) {
  return (
    <Meta>
      <Icon name={icon} />
      <span aria-hidden="true">
        <ShortNumber value={count} />
      </span>
      <span className="visuallyHidden">{children}</span>
    </Meta>
  );
}
