import { Children, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useUiLanguage } from '../language/language.tsx';
import styles from './Carousel.module.css';

export type CarouselProps = {
  label: string;
  /** How many fit on wide screens. */
  columns?: 1 | 2 | 3 | 4;
  className?: string;
  /** Each child is a slide. */
  children: ReactNode;
};

/** Slides side by side that can be scrolled, swiped or stepped through. Nothing moves by itself. */
export function Carousel({ label, columns = 3, className, children }: CarouselProps) {
  const { translate } = useUiLanguage();
  const track = useRef<HTMLUListElement>(null);
  const id = useId();
  const slides = Children.toArray(children);
  const { canGoBack, canGoOn, isMeasured, step } = useSlides(track, slides.length);
  // Their room is there before it is known whether they are needed: what stands below must not move.
  const hasSteps = canGoBack || canGoOn || (!isMeasured && slides.length > columns);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; a section would be a second landmark of the same name
    <div
      role="group"
      className={classNames(styles.carousel, className)}
      aria-roledescription={translate('carousel')}
      aria-label={label}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable for the arrow keys */}
      <ul ref={track} id={id} className={classNames(styles.track, styles[`columns${columns}`])} tabIndex={0}>
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide has no identity but its place
          <li key={index} className={styles.slide}>
            {slide}
          </li>
        ))}
      </ul>
      {hasSteps && (
        <div className={styles.steps}>
          {(canGoBack || canGoOn) && (
            <>
              <IconButton
                label={translate('Previous')}
                icon="chevron-left"
                isIconDirectional
                aria-controls={id}
                disabled={!canGoBack}
                onClick={() => step(-1)}
              />
              <IconButton
                label={translate('Next')}
                icon="chevron-right"
                isIconDirectional
                aria-controls={id}
                disabled={!canGoOn}
                onClick={() => step(1)}
              />
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** Where the track stands; without scripts, and before it was measured, it only scrolls. */
function useSlides(track: RefObject<HTMLUListElement | null>, count: number) {
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: false, isMeasured: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other slides there is another width to measure
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const measure = () => setEnds({ ...endsOf(element), isMeasured: true });
    measure();
    const stops = new AbortController();
    element.addEventListener('scroll', measure, { passive: true, signal: stops.signal });
    element.addEventListener('focusin', showWhole, { signal: stops.signal });
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => {
      stops.abort();
      resized.disconnect();
    };
  }, [track, count]);
  const step = (direction: 1 | -1) => {
    const element = track.current;
    const slide = element?.firstElementChild;
    if (!element || !slide) return;
    const sign = getComputedStyle(element).direction === 'rtl' ? -direction : direction;
    // How it moves is the style sheet's, which knows who wants no motion.
    element.scrollBy({ left: sign * slide.getBoundingClientRect().width });
  };
  return { ...ends, step };
}

/** Of a slide at the edge the browser is content with any part; a press of the mouse must not move what it is on. */
function showWhole({ target, currentTarget }: FocusEvent) {
  const element = target as Element;
  const slide = [...(currentTarget as Element).children].find((each) => each.contains(element));
  if (element.matches(':focus-visible')) slide?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** In right-to-left pages the scroll position counts downwards from zero. */
export function endsOf(element: Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>) {
  const scrolled = Math.abs(element.scrollLeft);
  return { canGoBack: scrolled > 1, canGoOn: scrolled + element.clientWidth < element.scrollWidth - 1 };
}
