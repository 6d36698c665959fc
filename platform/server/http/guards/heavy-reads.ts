// Limits the concurrency of searches and other costly reads, so that reading pages never waits for them. Whoever
// waits too long, or finds too many waiting, is asked to come back; members come before guests.
import { DomainError } from '../../../contract/errors.ts';
import { heavyReadConfig } from '../../config/heavy-read-config.ts';
import type { RequestContext } from '../context.ts';

declare module '../../site/site.ts' {
  interface Site {
    readonly heavyReads: HeavyReads;
    /** Lists that their readers narrow down, which are counted: they wait for each other, and never for searches. */
    readonly filteredLists: HeavyReads;
  }
}

/** The longest wait for a slot. */
const MS_WAITED = { member: 3000, guest: 1500 } as const;
/** As many wait at the most; members push out the guest who came last. */
const MAX_WAITING = 24;

/** Who asks, and under which settings. */
type Asking = Pick<RequestContext, 'setting'> & { viewer: Pick<RequestContext['viewer'], 'isGuest'> };

interface Waiting {
  isGuest: boolean;
  begin: () => void;
  refuse: () => void;
}

export class HeavyReads {
  #running = 0;
  #waiting: Waiting[] = [];

  /** Not to be nested: whoever holds a slot asks for no other one. */
  async run<T>(ctx: Asking, work: () => Promise<T>): Promise<T> {
    const atOnce = ctx.setting(heavyReadConfig.atOnce);
    if (this.#running >= atOnce) await this.#turn(ctx.viewer.isGuest);
    else this.#running++;
    try {
      return await work();
    } finally {
      this.#pass(atOnce);
    }
  }

  /** Resolves when a slot is free. */
  #turn(isGuest: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        this.#waiting = this.#waiting.filter((each) => each !== waiting);
      };
      const waiting: Waiting = {
        isGuest,
        begin: () => {
          leave();
          resolve();
        },
        refuse: () => {
          leave();
          reject(tooMany());
        },
      };
      const timer = setTimeout(waiting.refuse, MS_WAITED[isGuest ? 'guest' : 'member']);
      this.#queue(waiting);
    });
  }

  #queue(waiting: Waiting): void {
    if (this.#waiting.length >= MAX_WAITING) {
      const lastGuest = this.#waiting.findLast((each) => each.isGuest);
      const shed = waiting.isGuest ? waiting : (lastGuest ?? waiting);
      shed.refuse();
      if (shed === waiting) return;
    }
    this.#waiting.push(waiting);
  }

  #pass(atOnce: number): void {
    // The setting may have become smaller meanwhile.
    const next =
      this.#running > atOnce ? undefined : (this.#waiting.find((each) => !each.isGuest) ?? this.#waiting[0]);
    if (next) next.begin();
    else this.#running--;
  }
}

function tooMany(): DomainError {
  const message = 'Too many are searching at the moment. Please try again in a few seconds.';
  return new DomainError('busy', 503, message, { retryAfter: 3 });
}
