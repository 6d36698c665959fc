import { useAdditions } from '../../../../platform/web/nodes/use-additions.ts';
import { accountTabContents } from '../account-tabs.ts';

export default function OpenedTab({ id }: { id: string }) {
  const opened = useAdditions(accountTabContents).find((content) => content.id === id);
  return opened ? <opened.Content /> : null;
}
