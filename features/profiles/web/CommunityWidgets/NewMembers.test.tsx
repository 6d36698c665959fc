import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { NewMembers } from './NewMembers.tsx';

const members = ['Otto', 'Melba', 'Ada'].map((name, index) => ({
  userID: index + 1,
  name,
  url: `/profile/${name}`,
  photoUrl: '',
  dateLastActive: null,
  banned: 0,
  private: false,
}));
const faces = (countLately: number) => {
  const html = renderToString(
    onPage(<NewMembers title="Newest Members" members={members} countLately={countLately} />),
  );
  return [...html.matchAll(/title="([^"]*)"/g)].map(([, name]) => name);
};

describe('NewMembers', () => {
  it('shows the faces it counts, or who came last where hardly anybody came lately', () => {
    expect(faces(2)).toEqual(['Otto', 'Melba']);
    expect(faces(9)).toEqual(['Otto', 'Melba', 'Ada']);
    expect(faces(0)).toEqual(['Otto', 'Melba', 'Ada']);
  });

  it('says how many came along, as far as they are counted', () => {
    const text = (countLately: number) =>
      renderToString(
        onPage(<NewMembers title="Newest Members" members={members} countLately={countLately} />),
      ).replace(/<[^>]*>/g, '');
    expect(text(2)).toContain('and 1 other joined lately');
    expect(text(100)).toContain('and 99 others joined lately');
    expect(text(101)).toContain('and at least 100 others joined lately');
  });
});
