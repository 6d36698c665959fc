import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { jsonText } from './json-text.ts';

const boat = z.object({ name: z.string(), crew: z.int() });
const boats = z.array(boat);

describe('jsonText', () => {
  it('leaves out what the contract does not name, frozen or not', () => {
    const open = { name: 'Ark "2"', crew: 2, secret: 'x' };
    const frozen = Object.freeze({ name: 'Kon-Tiki ’47', crew: 6, secret: 'y' });
    const said = '[{"name":"Ark \\"2\\"","crew":2},{"name":"Kon-Tiki ’47","crew":6}]';
    expect(jsonText(boats, [open, frozen])).toBe(said);
    expect(jsonText(boats, [open, frozen])).toBe(said);
    expect(jsonText(boats, [])).toBe('[]');
  });

  it('tells what may still change as it is now', () => {
    const open = { name: 'Ark', crew: 2 };
    expect(jsonText(boats, [open])).toContain('"crew":2');
    open.crew = 3;
    expect(jsonText(boats, [open, Object.freeze({ name: 'Raft', crew: 1 })])).toContain('"crew":3');
  });

  it('writes a frozen row by the contract that it is answered by', () => {
    const frozen = Object.freeze({ name: 'Raft', crew: 1 });
    expect(jsonText(boats, [frozen])).toBe('[{"name":"Raft","crew":1}]');
    expect(jsonText(z.array(z.object({ name: z.string() })), [frozen])).toBe('[{"name":"Raft"}]');
  });

  it('takes rows that are no objects', () => {
    expect(jsonText(z.array(z.string()), ['high', 'low'])).toBe('["high","low"]');
  });
});
