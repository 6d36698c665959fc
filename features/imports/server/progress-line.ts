// One line that shows how far the work is, how fast it goes and how long it will take.

const WIDTH = 24;

export class ProgressLine {
  readonly #show: (line: string) => void;
  readonly #total: number;
  readonly #startedAt: number;
  #done = 0;
  #shownAt = 0;

  constructor(show: (line: string) => void, total: number, now = performance.now()) {
    this.#show = show;
    this.#total = total;
    this.#startedAt = now;
  }

  advance(label: string, count: number, now = performance.now()): void {
    this.#done += count;
    // A terminal cannot show more than this, and a fast batch should not wait for it.
    if (now - this.#shownAt < 100 && this.#done < this.#total) return;
    this.#shownAt = now;
    this.#show(progressText(label, this.#done, this.#total, now - this.#startedAt));
  }
}

export function progressText(label: string, done: number, total: number, milliseconds: number): string {
  const share = total > 0 ? Math.min(1, done / total) : 1;
  const filled = Math.round(share * WIDTH);
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
  const perSecond = milliseconds > 0 ? (done * 1000) / milliseconds : 0;
  const left = perSecond > 0 ? ` · ${duration((total - done) / perSecond)} left` : '';
  const counts = `${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;
  const rate = Math.round(perSecond).toLocaleString('en');
  return `${bar} ${Math.floor(share * 100)}% · ${label} · ${counts} · ${rate}/s${left}`;
}

function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
