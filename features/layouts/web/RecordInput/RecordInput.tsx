// Records that a setting names by their numbers: categories, roles, tags, people, collections.
import { useEffect, useState } from 'react';
import type { FieldControl } from '../../../../platform/ui/FormField/FormField.tsx';
import { TokenInput } from '../../../../platform/ui/TokenInput/TokenInput.tsx';
import type { Token } from '../../../../platform/ui/TokenInput/token.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { findRecords, nameRecords, type RecordKind } from './find-records.ts';

interface RecordInputProps extends Partial<FieldControl> {
  kind: RecordKind;
  /** One number, or several. */
  isSingle: boolean;
  value: unknown;
  onChange: (value: number | number[] | undefined) => void;
}

export function RecordInput({ kind, isSingle, value, onChange, ...control }: RecordInputProps) {
  const { t } = useTranslator();
  const ids = [value].flat().filter((id): id is number => typeof id === 'number');
  const [known, setKnown] = useState<ReadonlyMap<number, string>>(new Map());
  const unnamed = ids.filter((id) => !known.has(id)).join(',');
  useEffect(() => {
    if (unnamed === '') return;
    const end = new AbortController();
    // One that is gone is shown by its id.
    void nameRecords(kind, unnamed.split(',').map(Number), end.signal).then((found) =>
      setKnown((before) => new Map([...before, ...found])),
    );
    return () => end.abort();
  }, [kind, unnamed]);
  const choose = (tokens: Token[]) => {
    setKnown((before) => new Map([...before, ...tokens.map(({ id, name }) => [Number(id), name] as const)]));
    const chosen = tokens.map(({ id }) => Number(id));
    if (chosen.length === 0) onChange(undefined);
    else onChange(isSingle ? chosen[0] : chosen);
  };
  return (
    <TokenInput
      {...control}
      isSingle={isSingle}
      value={ids.map((id) => ({ id, name: known.get(id) ?? `#${id}` }))}
      onChange={choose}
      search={(query, signal) => findRecords(kind, query, signal)}
      listLabel={t('Found')}
      placeholder={t('Type to find')}
    />
  );
}
