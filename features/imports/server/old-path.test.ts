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
    ['/c/workshop/glazes/11', { key: '/c/11', others: ['/c/workshop/glazes/11'] }],
    ['/c/glazes/11/l/latest', { key: '/c/11' }],
    ['/c/glazes/11.rss', { key: '/c/11' }],
    ['/c/11', { key: '/c/11' }],
    ['/c/workshop/none', { key: '/c/workshop' }],
    ['/tag/glaze/l/top', { key: '/tagged/glaze' }],
    ['/tag/glaze.json', { key: '/tagged/glaze' }],
    ['/tags/c/workshop/9/glaze', { key: '/tagged/glaze' }],
    ['/posts/34/revisions', { key: '/a/34', others: ['/q/34'] }],
    ['/questions/12/why', { key: '/q/12' }],
    ['/questions/12', { key: '/q/12' }],
    ['/questions/12/why/34', { key: '/a/34' }],
    ['/q/12/5', { key: '/q/12' }],
    ['/a/34/5', { key: '/a/34' }],
    ['/questions/tagged/c%23', { key: '/tagged/c#' }],
    ['/tags/honey/info', { key: '/tagged/honey' }],
  ])('reads %s', (path, expected) => {
    expect(readOldPath(path)).toMatchObject(expected);
  });

  it('reads answers and comments from what stands behind #', () => {
    const answer = { key: '/a/34', others: ['/q/12'] };
    expect(readOldPath('/questions/12/why', '#34')).toEqual(answer);
    expect(readOldPath('/questions/12/why', '#12')).toEqual({ key: '/q/12', others: ['/a/12'] });
    expect(readOldPath('/questions/12/why/34', '#comment9_34')).toEqual(answer);
    expect(readOldPath('/q/12', '#comment9_34')).toEqual(answer);
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
