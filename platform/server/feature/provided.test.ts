import { expect, it } from 'vitest';
import { FeatureSet } from '../site/feature-set.ts';

const layouts = { layouts: async () => [], views: async () => [] };
const addon = { key: 'looks', name: 'Looks', description: 'Layouts of its own.' };

it('is answered by the one feature that says so', () => {
  expect(new FeatureSet([]).provided).toEqual({});
  expect(new FeatureSet([{ name: 'first', provides: { layouts } }]).provided.layouts).toBe(layouts);
});

it('is refused where two features answer', () => {
  const both = ['first', 'second'].map((name) => ({ name, provides: { layouts } }));
  expect(() => new FeatureSet(both)).toThrow('first and second both provide the layouts');
});

it('is never an add-on’s, which may be switched off', () => {
  expect(new FeatureSet([{ name: 'looks', addon, provides: { layouts } }]).provided).toEqual({});
});
