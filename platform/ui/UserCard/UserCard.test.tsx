import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UserCard, UserCardSkeleton, UserCardState } from './UserCard.tsx';

describe('UserCard', () => {
  it('shows only the facts there are', () => {
    const html = renderToString(
      <UserCard
        avatar="A"
        name={<a href="/profile/kwame">Kwame</a>}
        facts={[{ icon: 'calendar', label: 'Joined', value: 'Mar 2019' }]}
      />,
    );
    expect(html).toMatch(/<dt><svg.*<\/svg>Joined<\/dt><dd>Mar 2019<\/dd>/);
    expect(html).not.toContain('readouts');
    expect(html).not.toContain('class="actions"');
  });

  it('has a state instead of a profile, and one before it', () => {
    expect(
      renderToString(<UserCardState label="Banned">This user has been banned.</UserCardState>),
    ).toContain('<p>This user has been banned.</p>');
    expect(renderToString(<UserCardSkeleton />)).toContain('aria-busy="true"');
  });
});
