import { describe, expect, it } from 'vitest';
import { decide, hasPermission, type PermissionMode, type PermissionSet } from './permission.ts';
import { storedPermission } from './permission-names.ts';

const NAME = 'discussions.edit';
const JUNCTION = 9;
const PLAIN = 5;
/** Takes its permissions from category 9. */
const ALIASED = 10;

const base = { junctions: { category: [JUNCTION] }, junctionAliases: { category: { [ALIASED]: JUNCTION } } };
const global = { type: 'global', permissions: { [NAME]: true } };
const onJunction = { type: 'category', id: JUNCTION, permissions: { [NAME]: true } };
const onPlain = { type: 'category', id: PLAIN, permissions: { [NAME]: true } };
const onGroup = { type: 'knowledgeBase', id: JUNCTION, permissions: { [NAME]: true } };
const denied = { type: 'global', permissions: { [NAME]: false } };

const sets: Record<string, PermissionSet> = {
  nothing: { isAdmin: false, permissions: [], ...base },
  false: { isAdmin: false, permissions: [denied], ...base },
  global: { isAdmin: false, permissions: [global], ...base },
  junction: { isAdmin: false, permissions: [onJunction], ...base },
  plain: { isAdmin: false, permissions: [onPlain], ...base },
  otherType: { isAdmin: false, permissions: [onGroup], ...base },
  both: { isAdmin: false, permissions: [global, onJunction], ...base },
  admin: { isAdmin: true, permissions: [], ...base },
};

type Row = [set: keyof typeof sets, mode: PermissionMode, id: number | undefined, allowed: boolean];

const truth: Row[] = [
  ['nothing', 'global', undefined, false],
  ['false', 'global', undefined, false],
  ['global', 'global', undefined, true],
  ['global', 'global', JUNCTION, true],
  ['junction', 'global', undefined, false],
  ['junction', 'global', JUNCTION, false],
  ['both', 'global', PLAIN, true],
  ['admin', 'global', undefined, true],

  ['nothing', 'resource', JUNCTION, false],
  ['global', 'resource', JUNCTION, false],
  ['global', 'resource', PLAIN, false],
  ['junction', 'resource', JUNCTION, true],
  ['junction', 'resource', PLAIN, false],
  ['junction', 'resource', ALIASED, true],
  ['junction', 'resource', undefined, false],
  ['plain', 'resource', PLAIN, true],
  ['plain', 'resource', JUNCTION, false],
  ['otherType', 'resource', JUNCTION, false],
  ['both', 'resource', JUNCTION, true],
  ['admin', 'resource', PLAIN, true],

  ['nothing', 'globalOrResource', undefined, false],
  ['false', 'globalOrResource', undefined, false],
  ['global', 'globalOrResource', undefined, true],
  ['global', 'globalOrResource', JUNCTION, true],
  ['junction', 'globalOrResource', undefined, true],
  ['junction', 'globalOrResource', PLAIN, true],
  ['otherType', 'globalOrResource', undefined, false],
  ['both', 'globalOrResource', undefined, true],
  ['admin', 'globalOrResource', undefined, true],

  ['nothing', 'resourceIfJunction', JUNCTION, false],
  ['global', 'resourceIfJunction', PLAIN, true],
  ['global', 'resourceIfJunction', JUNCTION, false],
  ['global', 'resourceIfJunction', ALIASED, false],
  ['junction', 'resourceIfJunction', JUNCTION, true],
  ['junction', 'resourceIfJunction', ALIASED, true],
  ['junction', 'resourceIfJunction', PLAIN, false],
  ['plain', 'resourceIfJunction', PLAIN, false],
  ['otherType', 'resourceIfJunction', JUNCTION, false],
  ['both', 'resourceIfJunction', JUNCTION, true],
  ['both', 'resourceIfJunction', PLAIN, true],
  ['both', 'resourceIfJunction', ALIASED, true],
  ['admin', 'resourceIfJunction', JUNCTION, true],
];

describe('the permission engine', () => {
  it.each(truth)('%s, %s, category %s: %s', (set, mode, resourceID, allowed) => {
    expect(hasPermission(sets[set], NAME, { mode, resourceType: 'category', resourceID })).toBe(allowed);
  });

  it('asks globally or on any resource where no id is given', () => {
    expect(decide(sets.junction, NAME).because.mode).toBe('globalOrResource');
    expect(hasPermission(sets.junction, NAME)).toBe(true);
  });

  it('asks by junction where an id is given', () => {
    const question = { resourceType: 'category', resourceID: JUNCTION };
    expect(decide(sets.global, NAME, question).because.mode).toBe('resourceIfJunction');
    expect(hasPermission(sets.global, NAME, question)).toBe(false);
  });

  it('fails every check without a loaded set', () => {
    expect(decide(undefined, 'session.valid')).toEqual({
      allowed: false,
      because: { rule: 'notLoaded', permission: 'session.valid', mode: 'globalOrResource' },
    });
  });

  it.each(['system', 'system.only', 'superAdmin.allow'])('lets administrators not pass %s', (permission) => {
    expect(hasPermission(sets.admin, storedPermission(permission))).toBe(false);
  });

  it('passes when any of several names passes', () => {
    expect(hasPermission(sets.global, ['users.edit', NAME])).toBe(true);
    expect(hasPermission(sets.global, ['users.edit', 'users.add'])).toBe(false);
    expect(hasPermission(sets.global, [])).toBe(false);
  });

  it('says why', () => {
    expect(decide(sets.global, NAME).because).toMatchObject({ rule: 'granted', entry: global });
    expect(decide(sets.junction, NAME, { resourceType: 'category', resourceID: ALIASED }).because.entry).toBe(
      onJunction,
    );
    expect(decide(sets.admin, NAME).because.rule).toBe('administrator');
    expect(decide(sets.nothing, NAME).because.rule).toBe('notGranted');
    expect(decide(sets.admin, 'system').because.rule).toBe('systemOnly');
  });

  it('takes no grant from the names every object has', () => {
    expect(hasPermission(sets.nothing, storedPermission('constructor'))).toBe(false);
    expect(hasPermission(sets.global, storedPermission('__proto__'))).toBe(false);
  });
});
