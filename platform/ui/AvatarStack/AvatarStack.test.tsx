import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AvatarStack } from './AvatarStack.tsx';

const people = Array.from({ length: 8 }, (_, index) => ({ key: index, name: `Person ${index}` }));

describe('AvatarStack', () => {
  it('shows five and counts the others', () => {
    const html = renderToString(<AvatarStack people={people} total={1205} />);
    expect(html.match(/title="Person/g)).toHaveLength(5);
    expect(html.replaceAll('<!-- -->', '')).toContain('+1.2k');
    expect(html).toContain('and 1200 more');
  });

  it('says nothing of others where there are none', () => {
    expect(renderToString(<AvatarStack people={people.slice(0, 5)} />)).not.toContain('more');
  });
});
