import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import type { FieldControl } from '../FormField/FormField.tsx';
import { useUiLanguage } from '../language/language.tsx';
import { Tag } from '../Tag/Tag.tsx';
import styles from './TokenInput.module.css';
import { TokenList } from './TokenList.tsx';
import { hasName, type SearchTokens, type Token } from './token.ts';
import { useTokenSearch } from './use-token-search.ts';

export type TokenInputProps<T extends Token> = Partial<FieldControl> & {
  value: readonly T[];
  onChange: (tokens: T[]) => void;
  search: SearchTokens<T>;
  /** Names the list of suggestions: "Tags". */
  listLabel: string;
  /** No more than these can be chosen. */
  max?: number;
  /** One at most; another choice takes its place. */
  isSingle?: boolean;
  /** What a name that is not known becomes; undefined: nothing. Enter and the comma end such a name. */
  create?: (name: string) => T | undefined;
  /** What the list says of a name that is new. */
  createLabel?: (name: string) => ReactNode;
  placeholder?: string;
  /** Sends what is chosen with a plain form: one hidden field each. */
  name?: string;
  disabled?: boolean;
  'aria-label'?: string;
};

/** Chooses among many: part of a name finds, Enter takes, Backspace gives back. */
export function TokenInput<T extends Token>({
  value,
  onChange,
  search,
  listLabel,
  max,
  isSingle = false,
  create,
  createLabel,
  placeholder,
  name,
  disabled,
  isInvalid,
  required,
  ...field
}: TokenInputProps<T>) {
  const { plural, translate } = useUiLanguage();
  const input = useRef<HTMLInputElement>(null);
  const listID = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const text = typed.trim();
  const found = useTokenSearch(text, isOpen, search);
  const choices = choicesOf(found.tokens, value, text, create);
  const isFull = !isSingle && max !== undefined && value.length >= max;
  const isListed = isOpen && !isFull && !(found.status === 'success' && text === '' && choices.length === 0);

  const add = (token: T) => {
    if (isFull) return;
    onChange(isSingle ? [token] : [...value, token]);
    setTyped('');
    setActive(-1);
    if (isSingle) setOpen(false);
  };
  const remove = (token: T) => {
    onChange(value.filter((other) => other !== token));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || !steer(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** Answers whether the key meant something here. */
  const steer = (key: string): boolean => {
    if (key === 'Backspace' && typed === '' && value.length > 0) {
      onChange(value.slice(0, -1));
      return true;
    }
    if (key === 'Escape' && isListed) {
      setOpen(false);
      return true;
    }
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      setOpen(true);
      if (choices.length > 0) setActive(nextActive(active, key, choices.length));
      return true;
    }
    const ends = key === 'Enter' || (key === ',' && create !== undefined);
    if (!ends) return false;
    const choice = (isListed ? choices[active] : undefined) ?? choiceOf(choices, text, create !== undefined);
    if (choice) add(choice);
    return choice !== undefined || key === ',' || text !== '';
  };
  return (
    <div
      className={classNames(styles.box, disabled && styles.disabled)}
      data-invalid={isInvalid || undefined}
    >
      <Chosen tokens={value} onRemove={disabled ? undefined : remove} />
      {name !== undefined &&
        value.map((token) => <input key={token.id} type="hidden" name={name} value={token.id} />)}
      <input
        {...field}
        ref={input}
        className={styles.input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={listID}
        aria-activedescendant={isListed && active >= 0 ? `${listID}-${active}` : undefined}
        aria-invalid={isInvalid || undefined}
        aria-required={required}
        autoComplete="off"
        disabled={disabled}
        placeholder={value.length === 0 ? placeholder : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(-1);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      {isListed && (
        <TokenList
          id={listID}
          label={listLabel}
          status={found.status}
          choices={choices}
          active={active}
          faceOf={(token) => (found.tokens.includes(token) ? undefined : createLabel?.(token.name))}
          onChoose={add}
        />
      )}
      <span className="visuallyHidden" role="status">
        {isListed &&
          found.status === 'success' &&
          plural(choices.length, { one: '{count} result', other: '{count} results' })}
        {isListed && found.status === 'error' && translate('Something went wrong.')}
      </span>
    </div>
  );
}

type ChosenProps<T> = { tokens: readonly T[]; onRemove?: ((token: T) => void) | undefined };

function Chosen<T extends Token>({ tokens, onRemove }: ChosenProps<T>) {
  return tokens.map((token) => (
    <Tag key={token.id} onRemove={onRemove && (() => onRemove(token))} removeLabel={token.name}>
      <span className={styles.token}>
        {token.lead}
        <bdi>{token.name}</bdi>
      </span>
    </Tag>
  ));
}

function choicesOf<T extends Token>(
  found: readonly T[],
  chosen: readonly T[],
  text: string,
  create: TokenInputProps<T>['create'],
): T[] {
  const ids = new Set(chosen.map(({ id }) => id));
  const choices = found.filter(({ id }) => !ids.has(id));
  const isKnown = text === '' || [...choices, ...chosen].some(hasName(text));
  const made = isKnown ? undefined : create?.(text);
  return made ? [...choices, made] : choices;
}

/** What Enter takes where nothing is marked: the very name, or the best match where names cannot be made up. */
function choiceOf<T extends Token>(choices: readonly T[], text: string, isCreating: boolean): T | undefined {
  if (text === '') return undefined;
  return choices.find(hasName(text)) ?? (isCreating ? undefined : choices[0]);
}

function nextActive(active: number, key: 'ArrowDown' | 'ArrowUp', count: number): number {
  if (key === 'ArrowDown') return (active + 1) % count;
  return active <= 0 ? count - 1 : active - 1;
}
