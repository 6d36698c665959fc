import { useLayoutEffect, useRef } from 'react';
import styles from './MentionList.module.css';
import { MentionOptions, type MentionOptionsProps } from './MentionOptions.tsx';

export interface MentionListProps extends MentionOptionsProps {
  /** Of the caret within the area. */
  place: { inline: number; block: number };
}

export function MentionList({ place, ...options }: MentionListProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const room = (element.offsetParent?.clientWidth ?? 0) - element.offsetWidth;
    element.style.insetInlineStart = `${Math.max(0, Math.min(place.inline, room))}px`;
    element.style.insetBlockStart = `${place.block}px`;
  }, [place]);
  return (
    <div ref={box} className={styles.place}>
      <MentionOptions {...options} />
    </div>
  );
}
