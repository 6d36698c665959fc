import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FormField } from '../../ui/FormField/FormField.tsx';
import { Input } from '../../ui/Input/Input.tsx';
import { find, mount, unmountAll } from '../../ui/testing/mount.tsx';
import { ApiError } from '../api/call.ts';
import { type FormOptions, type SendForm, useForm } from './use-form.ts';

afterEach(unmountAll);

function Example({ send, ...options }: { send: SendForm } & FormOptions) {
  const form = useForm(['email'], send, options);
  return (
    <form onSubmit={form.onSubmit} aria-busy={form.isBusy}>
      {form.problem && <p role="alert">{form.problem}</p>}
      <FormField label="Email" isRequired error={form.errorOf('email')}>
        {(control) => <Input {...control} name="email" defaultValue="a@example.org" />}
      </FormField>
    </form>
  );
}

async function sent(send: SendForm, options: FormOptions = {}) {
  const { container } = mount(<Example send={send} {...options} />);
  const form = find<HTMLFormElement>(container, 'form');
  await act(async () => {
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  return { container, form, input: find<HTMLInputElement>(container, 'input') };
}

function refusal(problems: { field: string; message: string }[] = []): SendForm {
  return async () => {
    const errors = problems.map((problem) => ({ ...problem, code: 'invalid', status: 422 }));
    throw new ApiError({ message: 'Refused.', status: 422, errors });
  };
}

describe('useForm', () => {
  it('sends the fields by name and can be sent again', async () => {
    const send = vi.fn(async () => {});
    const { form } = await sent(send);
    expect(send).toHaveBeenCalledWith({ email: 'a@example.org' }, expect.any(FormData), form);
    expect(form.getAttribute('aria-busy')).toBe('false');
  });

  it('stays busy while another page comes', async () => {
    const { form } = await sent(async () => {}, { isLeaving: true });
    expect(form.getAttribute('aria-busy')).toBe('true');
  });

  it('tells a problem at its field, goes there, and keeps what was typed', async () => {
    const { container, input, form } = await sent(refusal([{ field: 'email', message: 'Taken.' }]), {
      isLeaving: true,
    });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Taken.');
    expect(document.activeElement).toBe(input);
    expect(input.value).toBe('a@example.org');
    expect(container.querySelector('[role="alert"]')).toBeNull();
    expect(form.getAttribute('aria-busy')).toBe('false');
  });

  it('tells a problem at its field and one of something else above, both at once', async () => {
    const { container, input } = await sent(
      refusal([
        { field: 'photo', message: 'Too large.' },
        { field: 'email', message: 'Taken.' },
      ]),
    );
    expect(find(container, '[role="alert"]').textContent).toBe('Too large.');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Taken.');
    expect(document.activeElement).toBe(input);
  });

  it.each([
    ['of no field', [], 'Refused.'],
    ['of a field it does not show', [{ field: 'photo', message: 'Too large.' }], 'Too large.'],
  ])('tells a problem %s above', async (_which, errors, text) => {
    const { container } = await sent(refusal(errors));
    expect(find(container, '[role="alert"]').textContent).toBe(text);
  });
});
