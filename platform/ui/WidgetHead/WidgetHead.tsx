import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useUiLanguage } from '../language/language.tsx';
import styles from './WidgetHead.module.css';

export type WidgetHeadProps = {
  title: ReactNode;
  /** Side panels are small; sections of the page large. */
  size?: 'small' | 'large';
  headingLevel?: 2 | 3;
  /** So that a section can be labelled by it. */
  id?: string;
  viewAll?: { name: string; href: string };
  description?: ReactNode;
  children?: ReactNode;
};

export function WidgetHead({
  title,
  size = 'small',
  headingLevel = 2,
  id,
  viewAll,
  description,
  children,
}: WidgetHeadProps) {
  const { translate } = useUiLanguage();
  const Heading = `h${headingLevel}` as const;
  // Words of a layout are stored in English.
  const say = (text: ReactNode) => (typeof text === 'string' ? translate(text) : text);
  return (
    <div className={classNames(styles.head, styles[size])}>
      <div className={styles.line}>
        <Heading id={id}>{say(title)}</Heading>
        {children}
        {viewAll && (
          <a href={viewAll.href}>
            {say(viewAll.name)}
            {size === 'large' && <Icon name="arrow-right" isDirectional />}
          </a>
        )}
      </div>
      {description && <p className={styles.description}>{say(description)}</p>}
    </div>
  );
}
