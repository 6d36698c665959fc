import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Ruler.module.css';

type Place = { text: string; href: string };

export type RulerProps = {
  /** Where the reader is, of all posts. */
  position: number;
  total: number;
  /** The number of the accepted answer. */
  solvedAt?: number;
  /** The number of the first new post. */
  newFrom?: number;
  start: Place & { note?: ReactNode };
  /** "51 of 57", and what stands above it: when that was. */
  here: { text: string; note?: ReactNode };
  unread?: Place;
  slider?: RulerSlider;
};

/** The scale is dragged, or moved by the arrow keys; letting go, or Enter, goes there. */
export interface RulerSlider {
  label: string;
  /** undefined: let go of without going anywhere. */
  onMove: (number: number | undefined) => void;
  onGo: (number: number) => unknown;
}

/** Beside a thread: where I am, what is new, where the answer is. Places stand in steps of a twentieth. */
export function Ruler({ position, total, solvedAt, newFrom, start, here, unread, slider }: RulerProps) {
  const at = (number: number) => styles[`at${twentieth(number, total)}`];
  return (
    <div className={styles.ruler}>
      <div className={styles.scale} aria-hidden>
        {newFrom !== undefined && <span className={classNames(styles.new, at(newFrom))} />}
        {solvedAt !== undefined && (
          <span className={classNames(styles.solved, at(solvedAt))}>
            <Icon name="circle-check" size="sm" />
          </span>
        )}
        <span className={classNames(styles.here, at(position))} />
      </div>
      {slider && total > 1 && <Slider {...slider} position={position} total={total} valueText={here.text} />}
      <div className={styles.labels}>
        <a href={start.href} className={styles.start}>
          {start.note && <span>{start.note}</span>}
          {start.text}
        </a>
        <div className={classNames(styles.hereLabel, styles[`at${labelStep(position, total)}`])}>
          {here.note && <span>{here.note}</span>}
          <b>{here.text}</b>
        </div>
        {unread && (
          <a href={unread.href} className={styles.unread}>
            {unread.text}
          </a>
        )}
      </div>
    </div>
  );
}

function Slider({
  label,
  onMove,
  onGo,
  position,
  total,
  valueText,
}: RulerSlider & { position: number; total: number; valueText: string }) {
  return (
    <input
      type="range"
      className={styles.slider}
      aria-label={label}
      aria-valuetext={valueText}
      aria-orientation="vertical"
      min={1}
      max={total}
      value={position}
      onChange={(event) => onMove(Number(event.target.value))}
      onBlur={() => onMove(undefined)}
      onPointerUp={(event) => onGo(Number(event.currentTarget.value))}
      onKeyDown={(event) => event.key === 'Enter' && onGo(Number(event.currentTarget.value))}
    />
  );
}

export function twentieth(number: number, total: number): number {
  if (total <= 1) return 0;
  const share = (number - 1) / (total - 1);
  return Math.round(Math.min(Math.max(share, 0), 1) * 20);
}

/** Between the label of the start and the one of what is new, whatever the position. */
function labelStep(position: number, total: number): number {
  return Math.min(Math.max(twentieth(position, total), 6), 17);
}
