// What does not compile, so that nobody waits for what is never announced, or reads what was never said.
import { z } from 'zod';
import { defineEvent } from '../../../contract/event.ts';
import type { WriteContext } from '../../http/context.ts';
import { listener, transactionHook } from '../events.ts';

export const kettleBoiled = defineEvent(
  'kettle.boiled',
  z.object({ kettleID: z.int(), litres: z.number().optional() }),
);

export const teaPoured = defineEvent('tea.poured', z.object({ cups: z.int() }));

/** Never called: the compiler reads it. */
export function typed(w: WriteContext): void {
  // @ts-expect-error Who listens names an event that is declared somewhere, not a string.
  listener('kettle.boiled', { name: 'string', handle: async () => undefined });
  // @ts-expect-error A hook neither.
  transactionHook('kettle.boiled', async () => undefined);
  // @ts-expect-error A payload is of the event's type ...
  w.announce(kettleBoiled, { kettleID: '7' });
  // @ts-expect-error ... with nothing left out ...
  w.announce(kettleBoiled, { litres: 2 });
  // @ts-expect-error ... and nothing beside it.
  w.announce(kettleBoiled, { kettleID: 7, colour: 'red' });
  // @ts-expect-error Who hears it reads what was declared.
  listener(kettleBoiled, { name: 'lid', handle: async (_site, { payload }) => void payload.lid });
  // @ts-expect-error What JSON does not hold is in no payload.
  defineEvent('kettle.bought', z.object({ dateBought: z.date() }));
}
