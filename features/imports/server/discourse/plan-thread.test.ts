import { describe, expect, it } from 'vitest';
import { planThread } from './plan-thread.ts';

const thread = (...replies: [number, number?][]) =>
  [
    ...planThread(
      replies.map(([number, repliesTo]) => ({ number, repliesTo })),
      1,
    ),
  ].map(([number, place]) => [number, place.parent, place.depth, place.top]);

describe('threads of a topic', () => {
  it('stand at the top unless they answer an earlier reply', () => {
    expect(thread([2], [3, 1], [4, 9], [5, 6], [6, 6], [7, 77])).toEqual([
      [2, undefined, 1, 2],
      [3, undefined, 1, 3],
      [4, undefined, 1, 4],
      [5, undefined, 1, 5],
      [6, undefined, 1, 6],
      [7, undefined, 1, 7],
    ]);
  });

  it('go five deep and no further', () => {
    expect(thread([2], [3, 2], [4, 3], [5, 4], [6, 5], [7, 6], [8, 7], [9, 3])).toEqual([
      [2, undefined, 1, 2],
      [3, 2, 2, 2],
      [4, 3, 3, 2],
      [5, 4, 4, 2],
      [6, 5, 5, 2],
      [7, 5, 5, 2],
      [8, 5, 5, 2],
      [9, 3, 3, 2],
    ]);
  });

  it('say what was answered where it hangs higher up', () => {
    const places = planThread(
      [2, 3, 4, 5, 6, 7].map((number) => ({ number, repliesTo: number === 2 ? undefined : number - 1 })),
      1,
    );
    expect(places.get(6)?.flattenedFrom).toBeUndefined();
    expect(places.get(7)?.flattenedFrom).toBe(6);
  });

  it('go on from what is here already', () => {
    const known = new Map([[2, { parent: undefined, top: 2, depth: 1, flattenedFrom: undefined }]]);
    expect(planThread([{ number: 3, repliesTo: 2 }], 1, known).get(3)).toMatchObject({
      parent: 2,
      depth: 2,
      top: 2,
    });
  });
});
