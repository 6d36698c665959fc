import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { immutable } from '../../cache/immutable.ts';
import { listText } from '../responses/list-text.ts';
import { jsonTexts, type RowText } from './json-text.ts';

const boat = z.object({ name: z.string(), crew: z.int() });
const boats = z.array(boat);

const written = async (schema: z.ZodType, rows: unknown[]) =>
  String(await listText((await jsonTexts(schema, rows)) as RowText[]));

describe('jsonTexts', () => {
  it('leaves out what the contract does not name, cached or not', async () => {
    const open = { name: 'Ark "2"', crew: 2, secret: 'x' };
    const stored = immutable({ name: 'Kon-Tiki ’47', crew: 6, secret: 'y' });
    const output = '[{"name":"Ark \\"2\\"","crew":2},{"name":"Kon-Tiki ’47","crew":6}]';
    expect(await written(boats, [open, stored])).toBe(output);
    expect(await written(boats, [open, stored])).toBe(output);
    expect(await written(boats, [])).toBe('[]');
  });

  it('writes what may still change as it is now', async () => {
    const open = { name: 'Ark', crew: 2 };
    expect(await written(boats, [open])).toContain('"crew":2');
    open.crew = 3;
    expect(await written(boats, [open, immutable({ name: 'Raft', crew: 1 })])).toContain('"crew":3');
  });

  it('writes a cached row by the contract that it is answered by', async () => {
    const stored = immutable({ name: 'Raft', crew: 1 });
    expect(await written(boats, [stored])).toBe('[{"name":"Raft","crew":1}]');
    expect(await written(z.array(z.object({ name: z.string() })), [stored])).toBe('[{"name":"Raft"}]');
  });

  it('writes records by their ids as it writes rows', async () => {
    const fleet = z.object({
      name: z.string(),
      boats: z.record(z.string(), boat),
      note: z.string().optional(),
    });
    const stored = immutable({ name: 'Kon-Tiki "’47"', crew: 6, secret: 'y' });
    const body = { name: 'North', boats: { 7: stored, 'a "b"': { name: 'Ark', crew: 2, secret: 'x' } } };
    const output =
      '{"name":"North","boats":{"7":{"name":"Kon-Tiki \\"’47\\"","crew":6},"a \\"b\\"":{"name":"Ark","crew":2}}}';
    for (let time = 0; time < 2; time++) expect(String(await jsonTexts(fleet, body))).toBe(output);
    const empty = await jsonTexts(fleet, { name: 'South', boats: {}, note: 'none' });
    expect(String(empty)).toBe('{"name":"South","boats":{},"note":"none"}');
  });

  it('takes rows that are no objects', async () => {
    expect(await written(z.array(z.string()), ['high', 'low'])).toBe('["high","low"]');
  });

  it('writes long lists as the same bytes', async () => {
    const rows = Array.from({ length: 100 }, (_, crew) => ({ name: 'Kon-Tiki ’47 '.repeat(1_000), crew }));
    expect(await written(boats, rows)).toBe(JSON.stringify(rows));
  });
});
