import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Ruler, twentieth } from './Ruler.tsx';
import { ThreadBar } from './ThreadBar.tsx';

describe('Ruler', () => {
  it('places a post by its share of the thread', () => {
    expect([
      twentieth(1, 57),
      twentieth(29, 57),
      twentieth(57, 57),
      twentieth(99, 57),
      twentieth(1, 1),
    ]).toEqual([0, 10, 20, 20, 0]);
  });

  it('shows where I am, what is new and where the answer is', () => {
    const html = renderToString(
      <Ruler
        position={51}
        total={57}
        newFrom={52}
        solvedAt={1}
        start={{ text: 'First post', href: '#first' }}
        here={{ text: '51 of 57' }}
        unread={{ text: '6 new', href: '#new' }}
      />,
    );
    expect(html).toContain('class="here at18"');
    expect(html).toContain('class="new at18"');
    expect(html).toContain('class="solved at0"');
    expect(html).toContain('<a href="#new" class="unread">6 new</a>');
  });

  it('leaves out what there is not', () => {
    const html = renderToString(
      <Ruler position={1} total={3} start={{ text: 'First post', href: '#f' }} here={{ text: '1 of 3' }} />,
    );
    expect(html).not.toContain('class="new');
    expect(html).not.toContain('solved');
  });
});

describe('ThreadBar', () => {
  it('is a named navigation', () => {
    expect(renderToString(<ThreadBar label="This discussion" position="51 of 57" />)).toContain(
      '<nav class="bar" aria-label="This discussion">',
    );
  });
});
