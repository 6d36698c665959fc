import type { Logger } from 'pino';
import type { ErrorLog } from './error-log.ts';

/** The same log; what is logged as an error is stored as well. */
export function watchErrors(log: Logger, errors: () => ErrorLog): Logger {
  const watched = log.child({});
  const write = watched.error.bind(watched) as (...args: unknown[]) => void;
  watched.error = (...args: unknown[]) => {
    write(...args);
    const [first, second] = args;
    const { err, requestID } = (typeof first === 'object' ? first : {}) as {
      err?: unknown;
      requestID?: string;
    };
    errors().note(String((typeof first === 'object' ? second : first) ?? ''), { error: err, requestID });
  };
  return watched;
}
