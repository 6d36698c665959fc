import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { keepInView } from '../disclosure/keep-in-view.ts';
import styles from './Tooltip.module.css';
import { useTooltip } from './use-tooltip.ts';

export type TooltipProps = {
  content: ReactNode;
  /** The control. Give it its own accessible name: a tooltip only adds. */
  children: (description: { 'aria-describedby'?: string }) => ReactNode;
  className?: string;
};

export function Tooltip({ content, children, className }: TooltipProps) {
  const id = useId();
  const { isVisible, triggers } = useTooltip();
  return (
    <span className={className ? `${styles.anchor} ${className}` : styles.anchor} {...triggers}>
      {children({ 'aria-describedby': isVisible ? id : undefined })}
      {isVisible && <TooltipBubble id={id}>{content}</TooltipBubble>}
    </span>
  );
}

export function TooltipBubble({ id, children }: { id?: string; children: ReactNode }) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!bubble.current) return;
    keepInView(bubble.current, '--tooltip-shift');
    if (bubble.current.getBoundingClientRect().top < 0) bubble.current.dataset.side = 'below';
  }, []);
  return (
    <span ref={bubble} id={id} role="tooltip" className={styles.tooltip}>
      {children}
    </span>
  );
}
