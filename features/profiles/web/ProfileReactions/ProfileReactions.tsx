import { useId } from 'react';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { Meter } from '../../../../platform/ui/Meter/Meter.tsx';
import { ShortNumber } from '../../../../platform/ui/ShortNumber/ShortNumber.tsx';
import { WidgetHead } from '../../../../platform/ui/WidgetHead/WidgetHead.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { reactionIcon } from '../../../reactions/web/reaction-icon.ts';
import type { ProfileReactionsProps } from '../../profile-widgets.contract.ts';
import styles from './ProfileReactions.module.css';

/** What others valued, as bars; each leads to the posts behind it. */
export function ProfileReactions({ name, reactions }: ProfileReactionsProps) {
  const { t } = useTranslator();
  const headID = useId();
  const most = Math.max(...reactions.map((reaction) => reaction.count), 1);
  return (
    <section aria-labelledby={headID}>
      <WidgetHead id={headID} title={t('Valued for')} />
      <ul className={styles.bars}>
        {reactions.map((reaction) => (
          <li key={reaction.urlcode}>
            <a
              className={styles.name}
              href={`/profile/reactions/${encodeURIComponent(name)}?reaction=${encodeURIComponent(reaction.urlcode)}`}
            >
              <Icon name={reactionIcon(reaction)} size="sm" />
              {t(reaction.name)}
            </a>
            <Meter percent={(100 * reaction.count) / most} />
            <span className={styles.count}>
              <ShortNumber value={reaction.count} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
