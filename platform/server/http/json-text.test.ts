import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { unchanging } from '../cache/unchanging.ts';
import { jsonText } from './json-text.ts';

const boat = z.object({ name: z.string(), crew: z.int() });
const boats = z.array(boat);

describe('jsonText', () => {
  it('leaves out what the contract does not name, kept or not', () => {
    const open = { name: 'Ark "2"', crew: 2, secret: 'x' };
    const kept = unchanging({ name: 'Kon-Tiki ’47', crew: 6, secret: 'y' });
    const said = '[{"name":"Ark \\"2\\"","crew":2},{"name":"Kon-Tiki ’47","crew":6}]';
    expect(jsonText(boats, [open, kept])).toBe(said);
    expect(jsonText(boats, [open, kept])).toBe(said);
    expect(jsonText(boats, [])).toBe('[]');
  });

  it('tells what may still change as it is now', () => {
    const open = { name: 'Ark', crew: 2 };
    expect(jsonText(boats, [open])).toContain('"crew":2');
    open.crew = 3;
    expect(jsonText(boats, [open, unchanging({ name: 'Raft', crew: 1 })])).toContain('"crew":3');
  });

  it('writes a kept row by the contract that it is answered by', () => {
    const kept = unchanging({ name: 'Raft', crew: 1 });
    expect(jsonText(boats, [kept])).toBe('[{"name":"Raft","crew":1}]');
    expect(jsonText(z.array(z.object({ name: z.string() })), [kept])).toBe('[{"name":"Raft"}]');
  });

  it('takes rows that are no objects', () => {
    expect(jsonText(z.array(z.string()), ['high', 'low'])).toBe('["high","low"]');
  });
});
