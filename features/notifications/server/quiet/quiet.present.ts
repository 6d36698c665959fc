import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { Quiet } from '../../quiet.contract.ts';
import { type QuietHours, quietUntil } from '../../quiet-hours.ts';

export function presentQuiet({ now }: RequestContext, hours: QuietHours): Quiet {
  const { isOn, from, to, days, timeZone, pausedUntil } = hours;
  const end = quietUntil(hours, now);
  return {
    isOn,
    from: timeOf(from),
    to: timeOf(to),
    days: [...days],
    timeZone,
    pausedUntil: pausedUntil && pausedUntil > now ? dateOf(pausedUntil) : null,
    quietUntil: end ? dateOf(end) : null,
  };
}

function timeOf(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function dateOf(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, '+00:00');
}
