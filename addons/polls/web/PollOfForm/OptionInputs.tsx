import { Button, FormGroup, IconButton, Input, useTranslator } from '@parley/addon-api/web';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import styles from './PollOfForm.module.css';
import { type DraftOption, withNewOption } from './poll-draft.ts';

interface OptionInputsProps {
  options: readonly DraftOption[];
  maxOptions: number;
  /** Somebody has voted for them. */
  isFixed: boolean;
  error: string | undefined;
  onChange: (options: DraftOption[]) => void;
}

/** A line for each option. Enter goes to the next one, or makes it. */
export function OptionInputs({ options, maxOptions, isFixed, error, onChange }: OptionInputsProps) {
  const { t } = useTranslator();
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<number>(undefined);
  // An effect after the commit would be run by the next key, before the line that this key adds is there.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    list.current?.querySelectorAll('input')[wanted.current]?.focus();
    wanted.current = undefined;
  });
  const canAdd = !isFixed && options.length < maxOptions;
  const add = () => {
    wanted.current = options.length;
    onChange(withNewOption(options));
  };
  const remove = (at: number) => {
    wanted.current = Math.max(0, at - 1);
    onChange(options.filter((_, other) => other !== at));
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter would send the form.
    event.preventDefault();
    if (at < options.length - 1) list.current?.querySelectorAll('input')[at + 1]?.focus();
    else if (canAdd) add();
  };
  return (
    <FormGroup legend={t('Options')} isRequired error={error}>
      <ol ref={list} className={styles.options}>
        {options.map(({ key, text }, at) => (
          <li key={key} className={styles.option}>
            <Input
              aria-label={t('Option {number}', { number: at + 1 })}
              placeholder={t('Option {number}', { number: at + 1 })}
              dir="auto"
              maxLength={250}
              value={text}
              disabled={isFixed}
              isInvalid={error !== undefined && text.trim() === ''}
              onKeyDown={(event) => onKeyDown(event, at)}
              onChange={(event) =>
                onChange(
                  options.map((each) => (each.key === key ? { ...each, text: event.target.value } : each)),
                )
              }
            />
            {!isFixed && options.length > 2 && (
              <IconButton
                label={t('Remove option {number}', { number: at + 1 })}
                icon="x"
                size={36}
                onClick={() => remove(at)}
              />
            )}
          </li>
        ))}
      </ol>
      {canAdd && (
        <Button kind="text" icon="plus" onClick={add}>
          {t('Add an option')}
        </Button>
      )}
    </FormGroup>
  );
}
