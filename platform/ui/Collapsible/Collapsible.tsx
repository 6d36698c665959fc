import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../class-names.ts';
import { useUiLanguage } from '../language/language.tsx';
import styles from './Collapsible.module.css';

/** What may stand over the collapsed height before folding is worth a button. */
const overshoot = 50;

export type CollapsibleProps = {
  /** Collapsed height in px. */
  maxHeight?: 100 | 200 | 400;
  children: ReactNode;
};

/** Long content folded to a few lines. Without scripts, and where it is short enough, it stands in full. */
export function Collapsible({ maxHeight = 100, children }: CollapsibleProps) {
  const { translate } = useUiLanguage();
  const content = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isTooLong, setTooLong] = useState(false);
  const [isExpanded, setExpanded] = useState(false);
  useEffect(() => {
    setTooLong((content.current?.scrollHeight ?? 0) > maxHeight + overshoot);
  }, [maxHeight]);
  const isFolded = isTooLong && !isExpanded;
  return (
    <div>
      <div
        ref={content}
        id={id}
        className={classNames(isFolded && styles.folded, isFolded && styles[`height${maxHeight}`])}
      >
        {children}
      </div>
      {isTooLong && (
        <Button
          kind="textPrimary"
          size={24}
          icon={isExpanded ? 'chevron-up' : 'chevron-down'}
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? translate('Collapse') : translate('Expand')}
        </Button>
      )}
    </div>
  );
}
