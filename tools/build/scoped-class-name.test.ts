import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scopedClassName } from './scoped-class-name.ts';

const file = (path: string) => join(import.meta.dirname, '../..', path);

describe('class names', () => {
  it('are the same in both builds, and short', () => {
    const name = scopedClassName('row', file('platform/ui/Row/Row.module.css'));
    expect(name).toMatch(/^p[A-Za-z0-9]{5}$/);
    expect(scopedClassName('row', `${file('platform/ui/Row/Row.module.css')}?used`)).toBe(name);
  });

  it('differ between two classes of one file', () => {
    const path = file('platform/ui/Row/Row.module.css');
    expect(scopedClassName('row', path)).not.toBe(scopedClassName('title', path));
  });

  it('differ between two files of one name', () => {
    const one = scopedClassName('row', file('features/a/web/Row/Row.module.css'));
    expect(scopedClassName('row', file('features/b/web/Row/Row.module.css'))).not.toBe(one);
  });

  it('stop the build where two of them meet', () => {
    const path = file('platform/ui/Many/Many.module.css');
    const all = () => Array.from({ length: 200_000 }, (_, at) => scopedClassName(`c${at}`, path));
    expect(all).toThrow(/Many.module.css c\d+ and .*Many.module.css c\d+ are shortened to one class name/);
  });
});
