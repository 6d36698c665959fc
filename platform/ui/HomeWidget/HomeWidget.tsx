import { type ReactNode, useId } from 'react';
import { Backdrop, schemeOn } from '../Backdrop/Backdrop.tsx';
import { LinkButton } from '../Button/Button.tsx';
import { Carousel } from '../Carousel/Carousel.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useUiLanguage } from '../language/language.tsx';
import { MiniList, MiniListItem } from '../MiniList/MiniList.tsx';
import styles from './HomeWidget.module.css';
import { HomeWidgetItem, type HomeWidgetItemProps } from './HomeWidgetItem.tsx';
import { type ContainerOptions, columnsOf, type ItemOptions } from './home-widget-options.ts';

export type HomeWidgetEntry = HomeWidgetItemProps & { key: string | number };

export type HomeWidgetProps = HomeWidgetFrameProps & {
  items: readonly HomeWidgetEntry[];
  itemOptions?: ItemOptions;
};

/** Things side by side under a heading: as a grid, a carousel, a list or mere links. */
export function HomeWidget({ items, itemOptions = {}, ...frame }: HomeWidgetProps) {
  const headingLevel = frame.title ? 3 : 2;
  if (items.length === 0) return null;
  return (
    <HomeWidgetFrame {...frame}>
      <Items
        {...{ items, itemOptions, headingLevel, label: frame.label, container: frame.container ?? {} }}
      />
    </HomeWidgetFrame>
  );
}

type ItemsProps = Required<Pick<HomeWidgetProps, 'items' | 'itemOptions' | 'label' | 'container'>> & {
  headingLevel: 2 | 3;
};

function Items({ items, itemOptions, label, container, headingLevel }: ItemsProps) {
  const { contentType = 'title-description-icon', display } = itemOptions;
  if (container.displayType === 'link')
    return (
      <MiniList>
        {items.map(({ key, to, name, metas }) => (
          <MiniListItem key={key} href={to} title={name} metas={display?.counts !== false && metas} />
        ))}
      </MiniList>
    );
  const columns = columnsOf(container, contentType);
  const drawn = items.map(({ key, ...item }) => (
    <HomeWidgetItem key={key} {...item} options={itemOptions} headingLevel={headingLevel} />
  ));
  if (container.displayType === 'carousel')
    return (
      <Carousel label={label} columns={columns === 5 ? 4 : columns}>
        {drawn}
      </Carousel>
    );
  return (
    <ul className={classNames(styles.grid, styles[`columns${columns}`])}>
      {drawn.map((item) => (
        <li key={item.key}>{item}</li>
      ))}
    </ul>
  );
}

export type HomeWidgetFrameProps = {
  /** What the section is called where it has no title. */
  label: string;
  title?: ReactNode;
  subtitle?: ReactNode;
  description?: ReactNode;
  container?: ContainerOptions;
};

/** Heading, backgrounds and borders of a widget, and the way to all of it. */
export function HomeWidgetFrame({
  container = {},
  children,
  label,
  ...headings
}: HomeWidgetFrameProps & { children: ReactNode }) {
  const headID = useId();
  const {
    outerBackground: outer,
    innerBackground: inner,
    viewAll,
    visualBackgroundType = 'inner',
  } = container;
  const border = container.borderType ?? (inner?.look || inner?.imageUrl ? 'shadow' : 'none');
  const isAtTop = viewAll?.position === 'top';
  const outerBorder = visualBackgroundType === 'outer' && border !== 'none' && styles[border];
  const innerBorder = visualBackgroundType === 'inner' && border !== 'none' && styles[border];
  const names = headings.title ? { 'aria-labelledby': headID } : { 'aria-label': label };
  return (
    <section
      {...names}
      className={classNames(styles.outer, outer && styles.filled, outerBorder, outer?.look?.className)}
      data-theme={outer && schemeOn(outer)}
    >
      {outer && <Backdrop {...outer} />}
      <FrameHead {...headings} id={headID} container={container} isAllAtTop={isAtTop} />
      <div
        className={classNames(styles.inner, inner && styles.filled, innerBorder, inner?.look?.className)}
        data-theme={inner && schemeOn(inner)}
      >
        {inner && <Backdrop {...inner} />}
        {children}
      </div>
      {!isAtTop && <ViewAll {...viewAll} />}
    </section>
  );
}

type FrameHeadProps = Pick<HomeWidgetFrameProps, 'title' | 'subtitle' | 'description'> & {
  id: string;
  container: ContainerOptions;
  isAllAtTop: boolean;
};

function FrameHead({ id, title, subtitle, description, container, isAllAtTop }: FrameHeadProps) {
  const hasAll = isAllAtTop && container.viewAll?.to;
  if (!title && !subtitle && !description && !hasAll) return null;
  return (
    <header className={classNames(styles.head, container.headerAlignment === 'center' && styles.center)}>
      {subtitle && (
        <p className={styles.subtitle} dir="auto">
          {subtitle}
        </p>
      )}
      <div className={styles.line}>
        {title && (
          <h2 id={id} className={styles.title} dir="auto">
            {title}
          </h2>
        )}
        {isAllAtTop && <ViewAll {...container.viewAll} isAtTop />}
      </div>
      {description && (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
    </header>
  );
}

function ViewAll({
  to,
  name,
  displayType,
  isAtTop,
}: { isAtTop?: boolean } & NonNullable<ContainerOptions['viewAll']>) {
  const { translate } = useUiLanguage();
  if (!to) return null;
  return (
    <LinkButton
      href={to}
      kind={displayType ?? 'textPrimary'}
      size={32}
      className={isAtTop ? styles.allAtTop : styles.all}
    >
      {translate(name || 'View All')}
      <Icon name="arrow-right" isDirectional />
    </LinkButton>
  );
}
