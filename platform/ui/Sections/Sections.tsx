/** The section layouts of pages. Areas are named as layouts name them; an empty area takes no room. */
import type { ReactNode } from 'react';
import { Backdrop, type BackdropProps, schemeOn } from '../Backdrop/Backdrop.tsx';
import { classNames } from '../class-names.ts';
import styles from './Sections.module.css';

type Common = {
  breadcrumbs?: ReactNode;
  className?: string;
  /** What lies behind the section, from edge to edge. */
  containerOptions?: { outerBackground?: BackdropProps };
};

/** Edge to edge: banners and title bars. */
export function SectionFullWidth({ children, childrenBefore, className }: SectionFullWidthProps) {
  return (
    <div className={className}>
      {childrenBefore}
      {children}
    </div>
  );
}

export type SectionFullWidthProps = { children?: ReactNode; childrenBefore?: ReactNode; className?: string };

export type SectionOneColumnProps = Common & { children?: ReactNode; isNarrow?: boolean };

export function SectionOneColumn({
  children,
  breadcrumbs,
  isNarrow = false,
  className,
  containerOptions,
}: SectionOneColumnProps) {
  return (
    <Container
      {...{ breadcrumbs, containerOptions }}
      className={classNames(isNarrow && styles.narrow, className)}
    >
      <div className={styles.column}>{children}</div>
    </Container>
  );
}

export type SectionTwoColumnsProps = Common & {
  mainTop?: ReactNode;
  mainBottom?: ReactNode;
  secondaryTop?: ReactNode;
  secondaryBottom?: ReactNode;
  /** The secondary column stands at the start and is the narrow one. */
  isInverted?: boolean;
  /** Makes the secondary column a landmark of this name. */
  secondaryLabel?: string;
  isSticky?: boolean;
};

export function SectionTwoColumns({
  isInverted = false,
  isSticky,
  breadcrumbs,
  className,
  containerOptions,
  ...areas
}: SectionTwoColumnsProps) {
  const hasSecondary = isFilled(areas.secondaryTop) || isFilled(areas.secondaryBottom);
  const side = hasSecondary && (
    <Side label={areas.secondaryLabel} isSticky={isSticky} isStart={isInverted}>
      {areas.secondaryTop}
      {areas.secondaryBottom}
    </Side>
  );
  const shape = isInverted ? styles.twoInverted : styles.two;
  return (
    <Container {...{ breadcrumbs, className, containerOptions }}>
      <div className={classNames(styles.section, hasSecondary && shape)}>
        <Main>
          {areas.mainTop}
          {areas.mainBottom}
        </Main>
        {side}
      </div>
    </Container>
  );
}

export type SectionThreeColumnsProps = Common & {
  leftTop?: ReactNode;
  leftBottom?: ReactNode;
  middleTop?: ReactNode;
  middleBottom?: ReactNode;
  rightTop?: ReactNode;
  rightBottom?: ReactNode;
  leftLabel?: string;
  rightLabel?: string;
  /** The side panels stay in view while the middle scrolls. */
  isSticky?: boolean;
};

export function SectionThreeColumns({
  isSticky,
  breadcrumbs,
  className,
  containerOptions,
  ...areas
}: SectionThreeColumnsProps) {
  const hasLeft = isFilled(areas.leftTop) || isFilled(areas.leftBottom);
  const hasRight = isFilled(areas.rightTop) || isFilled(areas.rightBottom);
  const shape = hasLeft ? (hasRight ? styles.three : styles.twoInverted) : hasRight && styles.two;
  return (
    <Container {...{ breadcrumbs, className, containerOptions }}>
      <div className={classNames(styles.section, shape)}>
        <Main>
          {areas.middleTop}
          {areas.middleBottom}
        </Main>
        {hasLeft && (
          <Side label={areas.leftLabel} isSticky={isSticky} isStart>
            {areas.leftTop}
            {areas.leftBottom}
          </Side>
        )}
        {hasRight && (
          <Side label={areas.rightLabel} isSticky={isSticky}>
            {areas.rightTop}
            {areas.rightBottom}
          </Side>
        )}
      </div>
    </Container>
  );
}

type EvenArea = 'leftTop' | 'leftBottom' | 'middleTop' | 'middleBottom' | 'rightTop' | 'rightBottom';
export type SectionEvenProps = Common & { [area in EvenArea]?: ReactNode };

/** Two or three columns of one width, by the areas that are filled. */
export function SectionEven({ breadcrumbs, className, containerOptions, ...areas }: SectionEvenProps) {
  const columns = (['left', 'middle', 'right'] as const).filter(
    (name) => isFilled(areas[`${name}Top`]) || isFilled(areas[`${name}Bottom`]),
  );
  return (
    <Container {...{ breadcrumbs, className, containerOptions }}>
      <div className={classNames(styles.section, styles[`even${columns.length}`])}>
        {columns.map((name) => (
          <div key={name} className={styles.column}>
            {areas[`${name}Top`]}
            {areas[`${name}Bottom`]}
          </div>
        ))}
      </div>
    </Container>
  );
}

function Container({ breadcrumbs, className, containerOptions, children }: Common & { children: ReactNode }) {
  const { outerBackground } = containerOptions ?? {};
  const content = (
    <div className={classNames(styles.container, className)}>
      {breadcrumbs}
      {children}
    </div>
  );
  if (!outerBackground) return content;
  return (
    <div
      className={classNames(styles.backed, outerBackground.look?.className)}
      data-theme={schemeOn(outerBackground)}
    >
      <Backdrop {...outerBackground} />
      {content}
    </div>
  );
}

/** First in the document, wherever it stands: what is drawn before it has arrived must not move for it. */
function Main({ children }: { children: ReactNode }) {
  return <div className={classNames(styles.column, styles.main)}>{children}</div>;
}

type SideProps = { label?: string; isSticky?: boolean; isStart?: boolean; children: ReactNode };

function Side({ label, isSticky, isStart, children }: SideProps) {
  const Element = label ? 'aside' : 'div';
  const place = isStart ? styles.start : styles.end;
  // On a phone it stands below what the page is about.
  const classes = classNames(styles.column, place, isSticky && styles.sticky, 'lazyLayout');
  return (
    <Element className={classes} aria-label={label}>
      {children}
    </Element>
  );
}

function isFilled(area: ReactNode): boolean {
  return Array.isArray(area)
    ? area.some(isFilled)
    : area !== null && area !== undefined && area !== false && area !== '';
}
