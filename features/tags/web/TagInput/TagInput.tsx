import { type KeyboardEvent, useId, useState } from 'react';
import { type FieldControl, FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Tag } from '../../../../platform/ui/Tag/Tag.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';
import styles from './TagInput.module.css';
import { type TagChoice, TagSuggestions } from './TagSuggestions.tsx';
import { useTagSuggestions } from './use-tag-suggestions.ts';

/** Without an id: a name that becomes a tag when the form is sent. */
export interface ChosenTag {
  tagID?: number;
  name: string;
}

export interface TagInputProps {
  value: readonly ChosenTag[];
  onChange: (tags: ChosenTag[]) => void;
  /** How many a post may have. */
  max?: number;
  error?: string;
}

export function TagInput({ value, onChange, max, error }: TagInputProps) {
  const { t, plural } = useTranslator();
  const listID = useId();
  const mayAdd = usePermission('tags.add');
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useTagSuggestions(typed.trim(), isOpen);
  const choices = choicesOf(found, value, typed.trim(), mayAdd);
  const isFull = max !== undefined && value.length >= max;
  const isListed = isOpen && choices.length > 0 && !isFull;

  const add = (tag: ChosenTag) => {
    if (isFull) return;
    onChange([...value, tag]);
    setTyped('');
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const isHandled = steer(event.key);
    if (isHandled) event.preventDefault();
  };
  const steer = (key: string): boolean => {
    if (key === 'Backspace' && typed === '' && value.length > 0) {
      onChange(value.slice(0, -1));
      return true;
    }
    if (key === 'Escape' && isListed) {
      setIsOpen(false);
      return true;
    }
    if ((key === 'ArrowDown' || key === 'ArrowUp') && choices.length > 0) {
      const step = key === 'ArrowDown' ? 1 : -1;
      setIsOpen(true);
      setActive((active + step + choices.length) % choices.length);
      return true;
    }
    if (key !== 'Enter' && key !== ',') return false;
    const choice = choices[active] ?? (typed.trim() === '' ? undefined : exactChoice(choices, typed.trim()));
    if (choice) add(choice.tag);
    return choice !== undefined || key === ',' || typed.trim() !== '';
  };
  const control = ({ isInvalid, ...field }: FieldControl) => (
    <div className={styles.box} data-invalid={isInvalid || undefined}>
      {value.map((tag) => (
        <Tag
          key={tag.name}
          onRemove={() => onChange(value.filter((other) => other !== tag))}
          removeLabel={tag.name}
        >
          {tag.name}
        </Tag>
      ))}
      <input
        {...field}
        className={styles.input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={listID}
        aria-activedescendant={isListed && active >= 0 ? `${listID}-${active}` : undefined}
        aria-invalid={isInvalid || undefined}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(-1);
          setIsOpen(true);
        }}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={onKeyDown}
      />
      {isListed && <TagSuggestions id={listID} choices={choices} active={active} onChoose={add} />}
    </div>
  );
  return (
    <FormField
      label={t('Tags')}
      error={error}
      hint={
        isFull
          ? plural(max, {
              one: 'That is the {count} tag a post may have.',
              other: 'That is all {count} tags a post may have.',
            })
          : t('Words that help others find this. Not required.')
      }
    >
      {control}
    </FormField>
  );
}

function choicesOf(
  found: readonly { tagID: number; name: string; countDiscussions: number }[],
  chosen: readonly ChosenTag[],
  typed: string,
  mayAdd: boolean,
): TagChoice[] {
  const names = new Set(chosen.map((tag) => tag.name.toLowerCase()));
  const choices: TagChoice[] = found
    .filter((tag) => !names.has(tag.name.toLowerCase()))
    .map(({ tagID, name, countDiscussions }) => ({ tag: { tagID, name }, countDiscussions }));
  const isNew = typed !== '' && !names.has(typed.toLowerCase()) && !exactChoice(choices, typed);
  return mayAdd && isNew ? [...choices, { tag: { name: typed } }] : choices;
}

function exactChoice(choices: readonly TagChoice[], name: string): TagChoice | undefined {
  return choices.find((choice) => choice.tag.name.toLowerCase() === name.toLowerCase());
}
