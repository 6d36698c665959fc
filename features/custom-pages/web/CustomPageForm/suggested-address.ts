import { trimEndOf } from '../../../../platform/contract/linear-text.ts';
import { slug } from '../../../../platform/contract/slug.ts';
import { ADDRESS } from '../../custom-page-settings.contract.ts';

/** '' where the title has no letters that addresses may have. */
export function suggestedAddress(title: string): string {
  const address = `/${trimEndOf(slug(title).slice(0, 60), '-')}`;
  return title.trim() !== '' && ADDRESS.test(address) ? address : '';
}
