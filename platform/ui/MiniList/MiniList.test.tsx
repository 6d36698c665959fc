import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DateBox, MiniList, MiniListItem } from './MiniList.tsx';

describe('MiniList', () => {
  it('lists titles with what leads and ends them', () => {
    const html = renderToString(
      <MiniList>
        <MiniListItem
          href="/e"
          title="Repair Saturday"
          lead={<DateBox day="28" month="Nov" dateTime="2026-11-28" />}
          end="31"
        />
        <MiniListItem title="No address" />
      </MiniList>,
    );
    expect(html.match(/<li/g)).toHaveLength(2);
    expect(html).toContain('dateTime="2026-11-28"');
    expect(html).toContain('<span class="title">No address</span>');
  });
});
