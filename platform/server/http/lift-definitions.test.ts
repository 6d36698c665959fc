import { describe, expect, it } from 'vitest';
import { liftDefinitions } from './lift-definitions.ts';

describe('definitions of a document', () => {
  it('move to one place, and the references with them', () => {
    const schemas: Record<string, unknown> = {};
    const tree = { type: 'object', properties: { children: { items: { $ref: '#/$defs/node' } } } };
    const operation = { schema: { items: { $ref: '#/$defs/node' }, $defs: { node: tree } } };
    expect(liftDefinitions(operation, 'getThread', schemas)).toEqual({
      schema: { items: { $ref: '#/components/schemas/getThread0node' } },
    });
    expect(schemas).toEqual({
      getThread0node: {
        type: 'object',
        properties: { children: { items: { $ref: '#/components/schemas/getThread0node' } } },
      },
    });
  });
});
