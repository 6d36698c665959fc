import { type RefObject, useEffect, useState } from 'react';
import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { IconButton } from '../../../../platform/ui/IconButton/IconButton.tsx';
import { useUiLanguage } from '../../../../platform/ui/language/language.tsx';
import { ThreadBar } from '../../../../platform/ui/Ruler/ThreadBar.tsx';
import { formatNumber } from '../../../../platform/ui/ShortNumber/format-number.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ThreadDiscussion } from '../../comment-widgets.contract.ts';
import { useReadingPlace } from '../reading-place.ts';
import { COMPOSER_ANCHOR } from '../thread-address.ts';
import { stepTo } from './thread-keys.ts';

interface Props {
  discussion: ThreadDiscussion;
  thread: RefObject<Element | null>;
}

/** The ruler of narrow screens. Before anybody scrolled it would only lie over what there is to read. */
export function ThreadFootBar({ discussion, thread }: Props) {
  const { t } = useTranslator();
  const { locale } = useUiLanguage();
  const place = useReadingPlace(discussion.discussionID);
  const hasScrolled = useHasScrolled();
  const { countComments } = discussion;
  if (countComments === 0) return null;
  const number = Math.min(place?.number ?? 1, countComments);
  const step = (by: 1 | -1) => thread.current && stepTo(thread.current, by);
  return (
    <ThreadBar
      label={t('In this thread')}
      isHidden={!place || !hasScrolled}
      position={`${formatNumber(number, locale)} / ${formatNumber(countComments, locale)}`}
      end={
        <LinkButton kind="primary" icon="reply" isIconDirectional href={`#${COMPOSER_ANCHOR}`}>
          {t('Reply')}
        </LinkButton>
      }
    >
      <IconButton label={t('Previous comment')} icon="chevron-up" onClick={() => step(-1)} />
      <IconButton label={t('Next comment')} icon="chevron-down" onClick={() => step(1)} />
    </ThreadBar>
  );
}

function useHasScrolled(): boolean {
  const [hasScrolled, setHasScrolled] = useState(false);
  useEffect(() => {
    const onScroll = () => setHasScrolled(true);
    addEventListener('scroll', onScroll, { once: true, passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return hasScrolled;
}
