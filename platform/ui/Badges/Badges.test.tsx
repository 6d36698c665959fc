import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CountBadge, StateBadge, StateMark, UnreadMark } from './Badges.tsx';

describe('badges', () => {
  it('caps counts and hides zero', () => {
    expect(renderToString(<CountBadge value={100} />)).toContain('>99+<');
    expect(renderToString(<CountBadge value={1234} isQuiet />)).toContain('>1.2k<');
    expect(renderToString(<CountBadge value={0} />)).toBe('');
  });

  it('says unread in words', () => {
    expect(renderToString(<UnreadMark count={6} />)).toContain('6 new');
    expect(renderToString(<UnreadMark />)).toContain('New');
    expect(renderToString(<UnreadMark count={0} />)).toBe('');
    expect(renderToString(<UnreadMark count={18} isBare />)).toContain('aria-hidden="true">18<');
  });

  it('keeps the hidden word of a state from deciding the direction of a title', () => {
    expect(renderToString(<StateMark state="announced" />)).toMatch(/dir="ltr">Announced</);
  });

  it('lets a state be told in full', () => {
    expect(renderToString(<StateBadge state="announced">Announced in this category</StateBadge>)).toContain(
      'Announced in this category',
    );
  });
});
