import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { immutable } from '../cache/immutable.ts';
import { jsonText } from './json-text.ts';

const boat = z.object({ name: z.string(), crew: z.int() });
const boats = z.array(boat);

describe('jsonText', () => {
  it('leaves out what the contract does not name, cached or not', () => {
    const open = { name: 'Ark "2"', crew: 2, secret: 'x' };
    const stored = immutable({ name: 'Kon-Tiki ’47', crew: 6, secret: 'y' });
    const output = '[{"name":"Ark \\"2\\"","crew":2},{"name":"Kon-Tiki ’47","crew":6}]';
    expect(jsonText(boats, [open, stored])).toBe(output);
    expect(jsonText(boats, [open, stored])).toBe(output);
    expect(jsonText(boats, [])).toBe('[]');
  });

  it('writes what may still change as it is now', () => {
    const open = { name: 'Ark', crew: 2 };
    expect(jsonText(boats, [open])).toContain('"crew":2');
    open.crew = 3;
    expect(jsonText(boats, [open, immutable({ name: 'Raft', crew: 1 })])).toContain('"crew":3');
  });

  it('writes a cached row by the contract that it is answered by', () => {
    const stored = immutable({ name: 'Raft', crew: 1 });
    expect(jsonText(boats, [stored])).toBe('[{"name":"Raft","crew":1}]');
    expect(jsonText(z.array(z.object({ name: z.string() })), [stored])).toBe('[{"name":"Raft"}]');
  });

  it('takes rows that are no objects', () => {
    expect(jsonText(z.array(z.string()), ['high', 'low'])).toBe('["high","low"]');
  });
});
