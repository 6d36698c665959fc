// How far a restore is, for whoever finds the site closed meanwhile.
import type { ClosedProgress } from '../../../../platform/server/http/closed-server.ts';

export type RestorePhase = 'checking' | 'backing up' | 'rows' | 'files' | 'indexes';

const MEGABYTE = 1024 ** 2;

/** In megabytes of the file, since that is what its size is known in beforehand. */
export class ShownProgress {
  #phase: RestorePhase = 'checking';
  #since = performance.now();
  #done = 0;
  #total = 0;

  show(phase: RestorePhase, done = 0, total = 0): void {
    // Rows and files are one reading of the file, whose pace is that of both.
    const isOne = (each: RestorePhase) => each === 'rows' || each === 'files';
    if (phase !== this.#phase && !(isOne(phase) && isOne(this.#phase))) this.#since = performance.now();
    this.#phase = phase;
    this.#done = done;
    this.#total = total;
  }

  get now(): ClosedProgress {
    const seconds = (performance.now() - this.#since) / 1000;
    const perSecond = seconds > 0 ? this.#done / seconds : 0;
    const isKnown = perSecond > 0 && this.#total > this.#done;
    return {
      phase: this.#phase,
      done: Math.round(this.#done / MEGABYTE),
      total: Math.round(this.#total / MEGABYTE),
      perSecond: Math.round((10 * perSecond) / MEGABYTE) / 10,
      percent: this.#total > 0 ? Math.floor((100 * this.#done) / this.#total) : 0,
      secondsLeft: isKnown ? Math.ceil((this.#total - this.#done) / perSecond) : null,
    };
  }
}
