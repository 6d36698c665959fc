import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Input } from '../Input/Input.tsx';
import { find, mount, type, unmountAll } from '../testing/mount.tsx';
import { FormActions, FormErrors, FormField, FormGroup } from './FormField.tsx';

afterEach(unmountAll);

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

  it('says itself what the browser finds, and leads to the first of it', () => {
    const onSubmit = vi.fn();
    const { container } = mount(
      <form onSubmit={onSubmit}>
        <FormField label="Name">{(control) => <Input {...control} name="name" />}</FormField>
        <FormField label="Email" isRequired>
          {(control) => <Input {...control} name="email" type="email" />}
        </FormField>
        <FormField label="Password" isRequired error="Too short.">
          {(control) => <Input {...control} name="password" />}
        </FormField>
      </form>,
    );
    const form = find<HTMLFormElement>(container, 'form');
    const email = find<HTMLInputElement>(container, 'input[name="email"]');
    const errorAt = (input: Element) =>
      document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
    const isLeftToTheBrowser = vi.fn(({ defaultPrevented }: Event) => !defaultPrevented);
    email.addEventListener('invalid', isLeftToTheBrowser);
    act(() => form.requestSubmit());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(errorAt(email)).toBe('This field is required.');
    expect(errorAt(find(container, 'input[name="password"]'))).toBe('This field is required.');
    expect(document.activeElement).toBe(email);
    expect(container.querySelectorAll('[aria-invalid]')).toHaveLength(2);
    type(email, 'somebody');
    expect(errorAt(email)).toBeUndefined();
    act(() => form.requestSubmit());
    expect(errorAt(email)).toBe('This is not an e-mail address.');
    expect(isLeftToTheBrowser.mock.results.map(({ value }) => value)).toEqual([false, false]);
  });

  it('puts several controls under one question', () => {
    expect(renderToString(<FormGroup legend="Notify me">x</FormGroup>)).toMatch(/<fieldset[^>]*><legend/);
  });

  it('says what went wrong with the form right above what was pressed', () => {
    const draw = (problem?: string) =>
      renderToString(<FormActions problem={problem}>{<button type="submit">Save</button>}</FormActions>);
    expect(draw()).not.toContain('alert');
    expect(draw('It broke.')).toMatch(/role="alert".*It broke\..*<button/);
  });

  it('sums up errors as links to their fields', () => {
    const html = renderToString(<FormErrors errors={[{ message: 'Write a title.', fieldId: 'title' }]} />);
    expect(html).toContain('role="alert"');
    expect(html).toContain('<a href="#title">Write a title.</a>');
    expect(renderToString(<FormErrors errors={[]} />)).toBe('');
  });
});
