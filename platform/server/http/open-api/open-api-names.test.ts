import { expect, it } from 'vitest';
import { endpoint } from '../../../contract/endpoint.ts';
import type { Feature } from '../../feature/feature.ts';
import { operationNames } from './open-api-names.ts';

const call = (path: `/${string}`) =>
  endpoint({ method: 'GET', path, summary: 'Tells of boats.', permission: 'public' });

const feature = (...contracts: NonNullable<Feature['contracts']>): Feature => ({ name: 'boats', contracts });

it('names a call by the export of its contract, wherever it is found', () => {
  for (const path of ['/boats', '/harbours/:harbourID/boats'] as const) {
    const listBoats = call(path);
    const names = operationNames([feature({ listBoats, MAX_BOATS: 5, boatSchema: {} })]);
    expect([...names]).toEqual([[listBoats.spec, 'listBoats']]);
  }
});

it('lets no two calls have a name, and no call two', () => {
  const twice = [feature({ getBoat: call('/boats/:boatID') }), feature({ getBoat: call('/boat') })];
  expect(() => operationNames(twice)).toThrow('Two calls of the API are named getBoat.');
  const getBoat = call('/boats/:boatID');
  expect(() => operationNames([feature({ getBoat }, { readBoat: getBoat })])).toThrow(
    'A call of the API is named getBoat and readBoat.',
  );
});
