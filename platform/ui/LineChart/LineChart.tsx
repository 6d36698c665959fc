import { useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './LineChart.module.css';

export type ChartPoint = {
  /** Below the axis, where there is room: `16 Nov`. */
  name: string;
  value: number;
  /** What it is compared with, and when that was. */
  before?: { name: string; value: number };
};

export type LineChartProps = {
  /** What is drawn, for those who do not see it. */
  label: string;
  points: readonly ChartPoint[];
  /** What the two lines are called. */
  words: { now: string; before: string };
  locale: string;
};

const HEIGHT = 100;
const LINES = 4;
const MOST_NAMES = 5;

/**
 * A line over days beside a dashed one of the days before. Every point is reached by the pointer or by the keys of a slider,
 * which says it; the owner offers the same as a table.
 */
export function LineChart({ label, points, words, locale }: LineChartProps) {
  const id = useId();
  const [chosen, setChosen] = useState<number>();
  const top = roundedUp(Math.max(1, ...points.flatMap(({ value, before }) => [value, before?.value ?? 0])));
  const at = Math.min(chosen ?? points.length - 1, points.length - 1);
  const point = points[at];
  if (!point) return null;
  const inFull = (value: number) => value.toLocaleString(locale);
  const text = `${point.name}: ${inFull(point.value)}${point.before ? `; ${point.before.name}: ${inFull(point.before.value)}` : ''}`;
  return (
    <div className={styles.chart}>
      <p className={styles.chosen} id={id} aria-hidden="true">
        <b>{point.name}</b>
        <span className={styles.now}>
          {words.now} {inFull(point.value)}
        </span>
        {point.before && (
          <span className={styles.before}>
            {words.before} ({point.before.name}) {inFull(point.before.value)}
          </span>
        )}
      </p>
      <div className={styles.plot} dir="ltr">
        <Scale top={top} locale={locale} />
        <div className={styles.field}>
          <Lines points={points} top={top} at={at} isChosen={chosen !== undefined} />
          <input
            type="range"
            className={styles.slider}
            min={0}
            max={points.length - 1}
            value={at}
            aria-label={label}
            aria-valuetext={text}
            onChange={(event) => setChosen(Number(event.target.value))}
            onPointerMove={({ currentTarget, nativeEvent }) => {
              const share = nativeEvent.offsetX / Math.max(currentTarget.clientWidth, 1);
              setChosen(Math.min(Math.max(Math.round(share * (points.length - 1)), 0), points.length - 1));
            }}
            onPointerLeave={() => setChosen(undefined)}
          />
        </div>
        <Names points={points} />
      </div>
    </div>
  );
}

/** The next of 1, 2, 4, 5 times a power of ten, in steps that are whole. */
function roundedUp(most: number): number {
  if (most <= LINES) return LINES;
  const power = 10 ** Math.floor(Math.log10(most));
  const factor = [1, 2, 4, 5, 10].find((each) => each * power >= most) ?? 10;
  return factor * power < LINES ? LINES : factor * power;
}

function Scale({ top, locale }: { top: number; locale: string }) {
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 });
  const values = Array.from({ length: LINES + 1 }, (_, line) => (top * (LINES - line)) / LINES);
  return (
    <div className={styles.scale} aria-hidden="true">
      {values.map((value) => (
        <span key={value}>{short.format(value)}</span>
      ))}
    </div>
  );
}

type LinesProps = { points: readonly ChartPoint[]; top: number; at: number; isChosen: boolean };

function Lines({ points, top, at, isChosen }: LinesProps) {
  const x = (index: number) => (points.length < 2 ? HEIGHT / 2 : (index * HEIGHT) / (points.length - 1));
  const y = (value: number) => HEIGHT - (value * HEIGHT) / top;
  const lineOf = (values: readonly number[]) =>
    values.map((value, index) => `${round(x(index))},${round(y(value))}`).join(' ');
  const before = points.flatMap((point) => (point.before ? [point.before.value] : []));
  const point = points[at];
  return (
    <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: LINES + 1 }, (_, line) => (line * HEIGHT) / LINES).map((height) => (
        <line key={height} className={styles.gridLine} x1="0" x2="100" y1={height} y2={height} />
      ))}
      {before.length > 1 && <polyline className={styles.lineBefore} points={lineOf(before)} />}
      <polyline className={styles.lineNow} points={lineOf(points.map(({ value }) => value))} />
      {point && (isChosen || points.length === 1) && (
        <>
          <line className={styles.cross} x1={x(at)} x2={x(at)} y1="0" y2="100" />
          {point.before && <Dot x={x(at)} y={y(point.before.value)} className={styles.dotBefore} />}
          <Dot x={x(at)} y={y(point.value)} className={styles.dot} />
        </>
      )}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;

/** A line without length and with round ends: a dot whatever the plot is stretched to. */
function Dot({ x, y, className }: { x: number; y: number; className: string | undefined }) {
  return <line className={classNames(className)} x1={x} x2={x} y1={y} y2={y} />;
}

function Names({ points }: { points: readonly ChartPoint[] }) {
  const count = Math.min(points.length, MOST_NAMES);
  const shown = Array.from({ length: count }, (_, at) =>
    count === 1 ? 0 : Math.round((at * (points.length - 1)) / (count - 1)),
  );
  return (
    <div className={styles.names} aria-hidden="true">
      {shown.map((at) => (
        <span key={at}>{points[at]?.name}</span>
      ))}
    </div>
  );
}
