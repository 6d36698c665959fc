import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Input } from '../Input/Input.tsx';
import { FormErrors, FormField, FormGroup } from './FormField.tsx';

describe('FormField', () => {
  it('ties label, hint and error to the control', () => {
    const html = renderToString(
      <FormField label="Title" id="title" isRequired hint="Up to 100" error="Write a title.">
        {(control) => <Input {...control} />}
      </FormField>,
    );
    expect(html).toContain('for="title"');
    expect(html).toMatch(/<input[^>]*required=""/);
    expect(html).toMatch(/<input[^>]*aria-invalid="true"/);
    expect(html).toMatch(/aria-describedby="title-error title-hint"/);
    expect(html).toMatch(/<p id="title-error"/);
    expect(html).toContain('aria-hidden="true">*<');
  });

  it('describes nothing where there is nothing to describe', () => {
    const html = renderToString(<FormField label="Name">{(control) => <Input {...control} />}</FormField>);
    expect(html).not.toContain('aria-describedby');
    expect(html).not.toContain('aria-invalid');
    expect(html).not.toContain('required');
  });

  it('puts several controls under one question', () => {
    expect(renderToString(<FormGroup legend="Notify me">x</FormGroup>)).toMatch(/<fieldset[^>]*><legend/);
  });

  it('sums up errors as links to their fields', () => {
    const html = renderToString(<FormErrors errors={[{ message: 'Write a title.', fieldId: 'title' }]} />);
    expect(html).toContain('role="alert"');
    expect(html).toContain('<a href="#title">Write a title.</a>');
    expect(renderToString(<FormErrors errors={[]} />)).toBe('');
  });
});
