import { slug } from '../../../../platform/contract/slug.ts';
import { ADDRESS } from '../../custom-page-settings.contract.ts';

/** '' where the title has no letters that addresses may have. */
export function suggestedAddress(title: string): string {
  const address = `/${slug(title).slice(0, 60).replace(/-+$/, '')}`;
  return title.trim() !== '' && ADDRESS.test(address) ? address : '';
}
