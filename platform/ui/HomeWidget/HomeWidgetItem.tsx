import type { ReactNode } from 'react';
import { StyleSheetLink } from '../Backdrop/Backdrop.tsx';
import { buttonClass } from '../Button/Button.tsx';
import { classNames } from '../class-names.ts';
import { useUiLanguage } from '../language/language.tsx';
import { Metas } from '../Metas/Metas.tsx';
import styles from './HomeWidgetItem.module.css';
import { alignmentOf, boxBorder, type ItemOptions, isBackgroundType } from './home-widget-options.ts';

export type HomeWidgetItemProps = {
  /** Covers the item; without it nothing leads anywhere. */
  to?: string;
  name: ReactNode;
  description?: ReactNode;
  imageUrl?: string | null;
  imageUrlSrcSet?: string;
  /** An Icon or a picture of one. */
  icon?: ReactNode;
  /** Numbers and dates. */
  metas?: ReactNode;
};

export type HomeWidgetItemViewProps = HomeWidgetItemProps & { options: ItemOptions; headingLevel?: 2 | 3 };

/** One of the things a page shows side by side, in the shape its layout wants. */
export function HomeWidgetItem({ options, headingLevel = 3, ...item }: HomeWidgetItemViewProps) {
  const { contentType = 'title-description-icon', display = {}, box, imagePlacement = 'top' } = options;
  const look = box?.background?.look;
  const classes = classNames(
    styles.item,
    styles[contentType],
    styles[boxBorder(options)],
    alignmentOf(options) === 'center' && styles.center,
    imagePlacement === 'left' && styles.beside,
    (options.imagePlacementMobile ?? imagePlacement) === 'left' && styles.besideMobile,
    look?.className,
  );
  const hasText = contentType !== 'title' && contentType !== 'title-background';
  const isOnPicture = isBackgroundType(contentType);
  return (
    <article className={classes} data-theme={isOnPicture ? 'dark' : look?.scheme}>
      <StyleSheetLink look={look} />
      <Figure {...item} options={options} />
      <div className={styles.text}>
        {display.name !== false && (
          <ItemTitle to={item.to} headingLevel={headingLevel}>
            {item.name}
          </ItemTitle>
        )}
        {hasText && display.description !== false && item.description && (
          <p className={styles.description} dir="auto">
            {item.description}
          </p>
        )}
        {display.counts !== false && item.metas && <Metas className={styles.metas}>{item.metas}</Metas>}
        {display.cta !== false && item.to && <ViewMore options={options} />}
      </div>
    </article>
  );
}

function ItemTitle({
  to,
  headingLevel,
  children,
}: {
  to?: string;
  headingLevel: 2 | 3;
  children: ReactNode;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Heading className={styles.name} dir="auto">
      {to === undefined ? (
        children
      ) : (
        <a className={styles.link} href={to}>
          {children}
        </a>
      )}
    </Heading>
  );
}

/** The picture or icon that its kind of item has; behind the text of some, above or beside that of others. */
function Figure({ imageUrl, imageUrlSrcSet, icon, options }: HomeWidgetItemProps & { options: ItemOptions }) {
  const { contentType = 'title-description-icon', fallbackImage, fallbackIcon } = options;
  if (contentType === 'title-description-icon') {
    const face = icon ?? (fallbackIcon && <img src={fallbackIcon} alt="" loading="lazy" />);
    return face ? <span className={styles.icon}>{face}</span> : null;
  }
  if (contentType !== 'title-description-image' && !isBackgroundType(contentType)) return null;
  const src = imageUrl || fallbackImage;
  // The room of a missing picture stays, so that neighbours line up.
  return (
    <span className={styles.figure}>
      {src ? (
        <img src={src} srcSet={imageUrl ? imageUrlSrcSet : undefined} alt="" loading="lazy" />
      ) : (
        !isBackgroundType(contentType) && icon
      )}
    </span>
  );
}

/** For the eye: the link of the title covers the item. */
function ViewMore({ options }: { options: ItemOptions }) {
  const { translate } = useUiLanguage();
  const { contentType, viewMore } = options;
  const isBubble = contentType === 'title-chat-bubble';
  const label = viewMore?.labelCode ?? (isBubble ? 'Read More' : 'View More');
  const isRequested = viewMore?.labelCode !== undefined || viewMore?.buttonType !== undefined;
  if (!isRequested && !isBubble && contentType !== 'title-background-description') return null;
  return (
    <span
      className={buttonClass({
        kind: viewMore?.buttonType ?? (isBubble ? 'textPrimary' : 'translucid'),
        size: 32,
        className: styles.more,
      })}
      aria-hidden
    >
      {translate(label)}
    </span>
  );
}
