import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Meter, Progress } from './Meter.tsx';

describe('Meter', () => {
  it('stays within the whole', () => {
    expect(renderToString(<Meter percent={140} />)).toMatch(/class="share" width="100"/);
    expect(renderToString(<Meter percent={-3} />)).toMatch(/class="share" width="0"/);
  });

  it('announces running work', () => {
    expect(renderToString(<Progress percent={33.4} label="Deleting" />)).toContain('aria-valuenow="33"');
  });
});
