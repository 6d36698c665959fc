import type { RequestContext } from '../../../platform/server/http/context.ts';
import { type Attention, attentionItems } from '../../../platform/server/places/attention-items.ts';

const GIGABYTE = 1024 ** 3;

/** The server looks every second: nothing is asked here. */
export const diskAttention = attentionItems.add({
  id: 'disk',
  position: 40,
  name: 'Room on the disk',
  icon: 'database',
  permission: 'site.manage',
  check: async (ctx) => roomOf(ctx),
});

function roomOf(ctx: RequestContext): Attention | undefined {
  const { t } = ctx.translator;
  const [least] = ctx.site.freeSpace.states.toSorted((a, b) => a.freeBytes - b.freeBytes);
  if (!least) return undefined;
  const free = new Intl.NumberFormat(ctx.locale, {
    style: 'unit',
    unit: 'gigabyte',
    maximumFractionDigits: 1,
  }).format(least.freeBytes / GIGABYTE);
  if (least.isLow)
    return {
      severity: 'stop',
      title: t('The disk is nearly full: nothing is stored any more.'),
      text: t('{free} are free in {folder}.', { free, folder: least.folder }),
      since: least.dateLowSince ?? undefined,
    };
  const isScarce = least.freeBytes < Math.max(GIGABYTE, 4 * least.wantedBytes);
  return {
    severity: isScarce ? 'fault' : 'fine',
    title: isScarce ? t('The disk has little room left.') : t('The disk has room.'),
    text: t('{free} are free in {folder}.', { free, folder: least.folder }),
  };
}
