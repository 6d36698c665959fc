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

/** One thing a member did. */
export function ActivityResult({ item }: { item: ActivityItem }) {
  return (
    <Result
      href={item.url}
      icon={item.icon as IconName}
      title={item.title}
      headingLevel={3}
      excerpt={item.excerpt}
      lead={
        <>
          <Meta>{item.lead}</Meta>
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
