import { useAdditions } from '../../../../platform/web/nodes/use-additions.ts';
import { type SharedDiscussion, shareContextOf, shareItems } from '../share-items.ts';

export default function ShareItems({ of: discussion }: { of: SharedDiscussion }) {
  const shared = shareContextOf(discussion);
  return useAdditions(shareItems)
    .toSorted((a, b) => a.position - b.position)
    .map(({ position, Item }) => <Item key={position} {...shared} />);
}
