import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Input, Select, Textarea } from './Input.tsx';

describe('inputs', () => {
  it('share one look and say when they are wrong', () => {
    expect(renderToString(<Input controlSize={48} isInvalid />)).toMatch(
      /aria-invalid="true" class="input size48"/,
    );
    expect(renderToString(<Textarea isInvalid={false} />)).toMatch(/class="input size36 textarea"/);
    expect(renderToString(<Select>x</Select>)).toMatch(/class="input size36 select"/);
  });
});
