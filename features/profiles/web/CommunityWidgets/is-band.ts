import type { SiteTotalsProps } from '../../profile-widgets.contract.ts';

/** Whether the numbers of the community stand in a band, with icons or on a background of their own. */
export function isBand({
  labelType,
  containerOptions,
}: Pick<SiteTotalsProps, 'labelType' | 'containerOptions'>) {
  return labelType !== 'text' || containerOptions !== undefined;
}
