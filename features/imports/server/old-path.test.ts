import { describe, expect, it } from 'vitest';
import { readOldPath } from './old-path.ts';

describe('paths of old sites', () => {
  it.each([
    ['/t/glaze-runs/2', { key: '/t/2' }],
    ['/t/glaze-runs/2/', { key: '/t/2' }],
    ['/t/glaze-runs/2/7', { key: '/t/2', number: 7 }],
    ['/t/glaze-runs/2/1', { key: '/t/2' }],
    ['/t/2/7', { key: '/t/2', number: 7 }],
    ['/t/-/2', { key: '/t/2' }],
    ['/t/glaze%20runs/2/7%20again', { key: '/t/2', number: 7 }],
    ['/p/31', { key: '/p/31' }],
    ['/u/O.Kettle/summary', { key: '/u/o.kettle' }],
    ['/users/Mira', { key: '/u/mira' }],
    ['/users/12/ada-comb', { key: '/users/12' }],
    ['/users/-1/community', { key: '/users/-1' }],
    ['/c/Workshop/glazes/', { key: '/c/workshop/glazes' }],
    ['/questions/12/why', { key: '/q/12' }],
    ['/questions/12', { key: '/q/12' }],
    ['/questions/12/why/34', { key: '/a/34' }],
    ['/q/12/5', { key: '/q/12' }],
    ['/a/34/5', { key: '/a/34' }],
    ['/questions/tagged/c%23', { key: '/tagged/c#' }],
    ['/tags/honey/info', { key: '/tagged/honey' }],
  ])('reads %s', (path, expected) => {
    expect(readOldPath(path)).toEqual(expected);
  });

  it('reads answers and comments from what stands behind #', () => {
    expect(readOldPath('/questions/12/why', '#34')).toEqual({ key: '/a/34' });
    expect(readOldPath('/questions/12/why', '#12')).toEqual({ key: '/q/12' });
    expect(readOldPath('/questions/12/why/34', '#comment9_34')).toEqual({ key: '/a/34' });
    expect(readOldPath('/q/12', '#comment9_34')).toEqual({ key: '/a/34' });
  });

  it('knows no other paths', () => {
    for (const path of [
      '/',
      '/t',
      '/t/',
      '/t/words',
      '/discussion/5',
      '/questions',
      '/questions/ask',
      '/%E0%A4%A',
    ]) {
      expect(readOldPath(path)).toBeUndefined();
    }
  });
});
