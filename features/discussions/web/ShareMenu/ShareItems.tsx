import { useAdditions } from '../../../../platform/web/nodes/use-additions.ts';
import { type SharedPost, shareItems } from '../share-items.ts';

export default function ShareItems(shared: SharedPost) {
  return useAdditions(shareItems)
    .toSorted((a, b) => a.position - b.position)
    .map(({ position, Item }) => <Item key={position} {...shared} />);
}
