import { useState } from 'react';

interface WritingTime {
  /** Milliseconds since the form was opened, at the first attempt: the same post sent again is the same call. */
  whenSent(): number;
  /** The form is for another post now. */
  restart(): void;
}

/** How long a form is open before it is sent: people take longer than programs. */
export function useWritingTime(): WritingTime {
  const [time] = useState(startWatch);
  return time;
}

function startWatch(): WritingTime {
  let openedAt = performance.now();
  let sentAfter: number | undefined;
  return {
    whenSent() {
      sentAfter ??= Math.round(performance.now() - openedAt);
      return sentAfter;
    },
    restart() {
      openedAt = performance.now();
      sentAfter = undefined;
    },
  };
}
