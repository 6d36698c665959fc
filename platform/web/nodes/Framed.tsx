import type { ReactNode } from 'react';
import type { GroupProps } from '../../ui/HomeWidget/group-props.ts';
import { asksForFrame } from '../../ui/HomeWidget/group-props.ts';
import { useTranslator } from '../i18n/language.tsx';
import { useWidgets } from './widget-registry.tsx';

export interface FramedProps {
  /** What the layout says of the widget. */
  of: GroupProps;
  /** What the section is called where it has no title. */
  label: string;
  title?: ReactNode;
  /** The widget with its own head, where no frame is asked for. */
  plain: ReactNode;
  /** The same without a head. */
  children: ReactNode;
}

/** A small widget in the frame a layout asks for. The drawing of frames is fetched with the pages that have one. */
export function Framed({ of, label, title, plain, children }: FramedProps) {
  const { t } = useTranslator();
  const { WidgetFrame } = useWidgets();
  if (!WidgetFrame || !asksForFrame(of)) return plain;
  const description = of.descriptionType !== 'none' && of.description;
  return (
    <WidgetFrame
      label={label}
      title={title}
      subtitle={of.subtitle && t(of.subtitle)}
      description={description && t(description)}
      container={of.containerOptions}
    >
      {children}
    </WidgetFrame>
  );
}
