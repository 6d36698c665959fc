import { type ReactNode, useId } from 'react';
import { WidgetHead } from '../WidgetHead/WidgetHead.tsx';
import { asksForFrame } from './group-props.ts';
import { HomeWidgetFrame, type HomeWidgetFrameProps } from './HomeWidget.tsx';

export type FramedWidgetProps = HomeWidgetFrameProps & {
  /** Of its head where it has no frame: side panels are small. */
  size?: 'small' | 'large';
  children: ReactNode;
};

/** A widget of a side panel: a head and what it shows, in a frame only where a layout asks for one. */
export function FramedWidget({ size = 'small', children, ...frame }: FramedWidgetProps) {
  const headID = useId();
  const { title, subtitle, description, label, container = {} } = frame;
  if (asksForFrame({ containerOptions: container, ...(subtitle ? { subtitle: 'asked for' } : {}) }))
    return <HomeWidgetFrame {...frame}>{children}</HomeWidgetFrame>;
  return (
    <section aria-labelledby={title ? headID : undefined} aria-label={title ? undefined : label}>
      {title && <WidgetHead id={headID} size={size} title={title} description={description} />}
      {children}
    </section>
  );
}
