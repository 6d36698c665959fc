import { classNames } from '../class-names.ts';
import styles from './Backdrop.module.css';

/** Colours that a site chose for one place, as a class of a stylesheet of their own: pages hold no inline styles. */
export type Look = {
  className: string;
  href: string;
  /** Which of the two schemes reads well on it. */
  scheme?: 'light' | 'dark';
};

export type BackdropProps = {
  look?: Look;
  imageUrl?: string;
  imageUrlSrcSet?: string;
  /** Darkens the picture, so that light text stands on it. */
  useOverlay?: boolean;
  position?: 'center' | 'top' | 'bottom' | 'left' | 'right';
  size?: 'cover' | 'contain' | 'auto';
  /** It stands still while the page scrolls over it. */
  isFixed?: boolean;
  /** It stands in what is seen first. */
  isEager?: boolean;
};

/** What lies behind the content of its owner, which is positioned and isolated. */
export function Backdrop({ look, imageUrl, useOverlay = true, ...picture }: BackdropProps) {
  return (
    <>
      <StyleSheetLink look={look} />
      {imageUrl && (
        <div className={classNames(styles.backdrop, picture.isFixed && styles.fixed)}>
          <img
            src={imageUrl}
            srcSet={picture.imageUrlSrcSet}
            alt=""
            loading={picture.isEager ? undefined : 'lazy'}
            className={classNames(
              styles.image,
              picture.position && styles[picture.position],
              picture.size && styles[picture.size],
            )}
          />
          {useOverlay && <div className={styles.overlay} data-theme="dark" />}
        </div>
      )}
    </>
  );
}

export function StyleSheetLink({ look }: { look?: Look }) {
  return look && <link rel="stylesheet" href={look.href} precedence="looks" />;
}

/** Of the text above it: a darkened picture asks for light text, a colour for what reads well on it. */
export function schemeOn({ look, imageUrl, useOverlay = true }: BackdropProps): 'light' | 'dark' | undefined {
  return imageUrl && useOverlay ? 'dark' : look?.scheme;
}
