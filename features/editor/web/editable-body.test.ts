import { expect, it, vi } from 'vitest';
import { showEditable } from './editable-body.ts';

it('shows what the composer writes at once, and older rich text as what it writes', async () => {
  const show = vi.fn();
  showEditable({ body: 'Soft in *summer*.', format: 'markdown' }, show);
  expect(show.mock.calls).toEqual([['Soft in *summer*.', 'markdown']]);
  showEditable({ body: JSON.stringify([{ insert: 'Hard in winter.\n' }]), format: 'rich' }, show);
  await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(2));
  const [body, format] = show.mock.calls[1] ?? [];
  expect([format, String(body)]).toEqual(['rich2', expect.stringContaining('Hard in winter.')]);
});
