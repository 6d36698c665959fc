import { act, type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { ApiError, type CallResult } from '../../../../platform/web/api/call.ts';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import type { PostField } from '../../../post-fields/post-fields.contract.ts';
import { PostFieldsOfForm } from '../../../post-fields/web/PostFieldsOfForm/PostFieldsOfForm.tsx';
import { TagsOfForm } from '../../../tags/web/TagsOfForm/TagsOfForm.tsx';
import type { Discussion } from '../../discussions.contract.ts';
import type { PostTypeChoice } from '../../post-type-choice.ts';
import { sampleDiscussion } from '../testing/discussion-sample.ts';
import { usePostFormPart } from '../use-post-form-part.ts';
import { PostForm } from './PostForm.tsx';
import type { PostFields } from './use-post-form.ts';

afterEach(unmountAll);
vi.stubGlobal('scrollTo', () => {});

const filled: PostFields = {
  name: 'Why bees swarm',
  body: 'They left.',
  format: 'markdown',
  categoryID: 3,
  type: 'discussion',
  tags: [{ tagID: 1, name: 'swarm' }, { name: 'queens' }],
  postMeta: {},
};
const type = { postTypeID: 'discussion', name: 'Discussion' };
const field = (postFieldID: string, more: Partial<PostField>): PostField => ({
  postFieldID,
  postTypeIDs: ['hive'],
  label: postFieldID,
  description: '',
  dataType: 'text',
  formType: 'text',
  visibility: 'public',
  dropdownOptions: null,
  isRequired: false,
  isActive: true,
  isSystemHidden: false,
  dateInserted: '2026-01-01T00:00:00+00:00',
  dateUpdated: null,
  insertUserID: 1,
  updateUserID: null,
  ...more,
});
/** One of them is called what a field of every post is called. */
const hiveFields = [
  field('name', { label: 'Name of the hive', isRequired: true }),
  field('frames', { dataType: 'number', formType: 'number' }),
  field('kinds', { dataType: 'string[]', formType: 'tokens', dropdownOptions: ['carnica', 'buckfast'] }),
  field('sold', { dataType: 'boolean', formType: 'checkbox' }),
];
const answer = (status: number, body: unknown) =>
  ({ status, body, headers: new Headers() }) as CallResult<Discussion>;

interface Drawn {
  navigate?: (href: string) => void;
  postTypes?: PostTypeChoice[];
  belowBody?: ReactNode;
  /** The post that is edited. */
  recordID?: number;
}

function draw(start: PostFields, send: () => Promise<CallResult<Discussion>>, drawn: Drawn = {}) {
  const { navigate = vi.fn(), postTypes, belowBody, recordID } = drawn;
  const form = (
    <PostForm
      place="discussion:new"
      postType={type}
      postTypes={postTypes}
      recordID={recordID}
      start={start}
      submitLabel="Post"
      send={send}
      categories={[]}
      belowBody={belowBody}
      aboveBody={
        <>
          <TagsOfForm />
          <PostFieldsOfForm />
        </>
      }
    />
  );
  const { container } = mount(onPage(form, { navigate }));
  const submit = () =>
    act(async () => {
      find(container, 'form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
  return { container, submit, navigate };
}

describe('the form of a post', () => {
  it('says at each field what is missing, and sends nothing', async () => {
    const send = vi.fn();
    const { container, submit } = draw({ ...filled, name: ' ', body: '', categoryID: undefined }, send);
    await submit();
    expect(send).not.toHaveBeenCalled();
    for (const text of [
      'Give your post a title.',
      'Write something first.',
      'Choose where your post belongs.',
    ])
      expect(container.textContent).toContain(text);
  });

  it('sends known tags by id and new ones by name, then goes to the post', async () => {
    const send = vi.fn(async () => answer(201, sampleDiscussion()));
    const { submit, navigate } = draw(filled, send);
    await submit();
    expect(send).toHaveBeenCalledWith({
      name: 'Why bees swarm',
      body: 'They left.',
      format: 'markdown',
      categoryID: 3,
      postTypeID: 'discussion',
      tagIDs: [1],
      newTagNames: ['queens'],
    });
    expect(navigate).toHaveBeenCalledWith('http://localhost/discussion/7/why-bees-swarm');
  });

  it('shows the server’s words at the field and keeps what was written', async () => {
    const error = { field: 'name', code: 'maxLength', message: 'name is too long.', status: 422 };
    const send = async () => {
      throw new ApiError({ message: 'Validation Failed', status: 422, errors: [error] });
    };
    const { container, submit, navigate } = draw(filled, send);
    await submit();
    expect(container.textContent).toContain('name is too long.');
    expect(find<HTMLInputElement>(container, 'input[aria-invalid="true"]').value).toBe('Why bees swarm');
    expect(navigate).not.toHaveBeenCalled();
  });

  it('keeps what was written where somebody else was faster', async () => {
    const send = vi.fn(async () => {
      throw new ApiError({ message: 'Changed', status: 409, code: 'conflict', revision: '"new"' });
    });
    const { container, submit, navigate } = draw(filled, send, { recordID: 7 });
    await submit();
    expect(find(container, '[role="alert"]').textContent).toContain('Your words are still here.');
    expect(find(container, '[role="alert"] a').getAttribute('target')).toBe('_blank');
    expect(find<HTMLInputElement>(container, 'input[type="text"], input:not([type])').value).toBe(
      'Why bees swarm',
    );
    expect(navigate).not.toHaveBeenCalled();
  });

  it('gives way to the message where a post waits for approval', async () => {
    const send = async () => answer(202, { message: 'Your discussion will be shown once it is approved.' });
    const { container, submit } = draw(filled, send);
    await submit();
    expect(container.querySelector('form')).toBeNull();
    expect(container.textContent).toContain('Your discussion will be shown once it is approved.');
  });

  it('asks for the fields of the type, sends them, and shows what the server says of each', async () => {
    const error = {
      field: 'name',
      path: 'postMeta',
      code: 'x',
      message: 'postMeta.name must be one.',
      status: 422,
    };
    const send = vi.fn(async () => {
      throw new ApiError({ message: 'Validation Failed', status: 422, errors: [error] });
    });
    const hive: PostTypeChoice = {
      postTypeID: 'hive',
      baseType: 'discussion',
      name: 'Hive',
      helperText: 'Whose?',
      fields: hiveFields,
    };
    const { container, submit } = draw({ ...filled, type: 'hive', tags: [] }, send, { postTypes: [hive] });
    expect(container.textContent).toContain('Whose?');
    await submit();
    expect(send).not.toHaveBeenCalled();
    expect(container.textContent).toContain('Please fill in: Name of the hive.');
    const input = find<HTMLInputElement>(container, 'input[type="number"]');
    await act(async () => typeInto(input, '7'));
    await submit();
    await act(async () => find<HTMLInputElement>(container, 'input[type="checkbox"]').click());
    await act(async () => typeInto(find<HTMLInputElement>(container, 'input[aria-invalid="true"]'), 'Sunny'));
    await submit();
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({
        postTypeID: 'hive',
        postMeta: { name: 'Sunny', frames: '7', kinds: ['carnica'], sold: false },
      }),
    );
    expect(container.textContent).toContain('postMeta.name must be one.');
    expect(find<HTMLInputElement>(container, 'input[aria-invalid="true"]').value).toBe('Sunny');
  });
});

describe('a part that others add to the form', () => {
  function Harvest() {
    const [kilos, setKilos] = useState('');
    const { errors, clearErrors, type } = usePostFormPart(() => ({
      body: { harvest: { kilos } },
      ...(kilos === '' && { problems: { 'harvest.kilos': 'How much?' } }),
    }));
    if (type?.baseType === 'question') return null;
    return (
      <label>
        <input
          name="kilos"
          value={kilos}
          onChange={(event) => {
            setKilos(event.target.value);
            clearErrors(['harvest.kilos']);
          }}
        />
        <b>{errors['harvest.kilos']}</b>
      </label>
    );
  }

  it('is asked what is missing, sent with the post, and told what the server says of it', async () => {
    const error = { field: 'kilos', path: 'harvest', code: 'x', message: 'Too much.', status: 422 };
    const send = vi.fn(async () => {
      throw new ApiError({ message: 'Validation Failed', status: 422, errors: [error] });
    });
    const { container, submit } = draw(filled, send, { belowBody: <Harvest /> });
    const problem = () => find(container, 'b').textContent;
    await submit();
    expect([problem(), send.mock.calls.length]).toEqual(['How much?', 0]);
    await act(async () => typeInto(find<HTMLInputElement>(container, '[name=kilos]'), '900'));
    expect(problem()).toBe('');
    await submit();
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Why bees swarm', tagIDs: [1], harvest: { kilos: '900' } }),
    );
    expect(problem()).toBe('Too much.');
  });
});

/** As a person does: React gets the event. */
function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
