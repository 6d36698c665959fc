// Whoever translates the product finds every text of it in one file of messages, and none that is unused.
import type { Messages } from '../messages/extract-messages.ts';
import type { Violation } from './source.ts';

/** One violation for all of a kind: one command fixes them. */
export function violationsOfMessages(used: Messages, known: Messages, path: string): Violation[] {
  const violation = (what: string, texts: string[]): Violation[] =>
    texts.length === 0
      ? []
      : [
          {
            path,
            line: 1,
            message: `${texts.length} ${what}, “${texts[0]}” for one: run node tools/messages/update-messages.ts`,
          },
        ];
  return [
    ...violation('texts are missing', absent(used, known)),
    ...violation('texts are used nowhere', absent(known, used)),
  ];
}

function absent(some: Messages, others: Messages): string[] {
  return Object.keys(some).filter((text) => !(text in others));
}
