import { useState } from 'react';
import { ColourInput } from '../ColourInput/ColourInput.tsx';
import { DateInput, DateRange, DateTimeInput, TimeInput } from '../DateInput/DateInput.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { FormField } from '../FormField/FormField.tsx';
import { TokenInput } from '../TokenInput/TokenInput.tsx';
import type { Token } from '../TokenInput/token.ts';
import styles from './Gallery.module.css';
import { GallerySection } from './GallerySection.tsx';

const known: Token[] = ['mppt', 'modbus', 'lithium', 'monitoring', 'clipping'].map((name, index) => ({
  id: index + 1,
  name,
  note: `${(index + 1) * 12}`,
}));

async function search(query: string): Promise<readonly Token[]> {
  return known.filter(({ name }) => name.includes(query.toLowerCase()));
}

export function GalleryChoosing({ id }: { id: string }) {
  return (
    <GallerySection id={id} title="Choosing" note="Part of a name finds, Enter takes, Backspace gives back.">
      <div className={styles.inputs}>
        <SampleTokens label="Tags" start={known.slice(0, 2)} isCreating />
        <SampleTokens label="One tag" start={[]} isSingle />
        <SampleTokens label="No more than two" start={known.slice(1, 3)} max={2} />
        <SampleTokens label="Tags, disabled" start={known.slice(0, 1)} disabled />
        <SampleTokens label="Tags, refused" start={[]} error="Choose at least one tag." />
      </div>
      <SampleDates />
      <SampleColour />
      <SampleFilters />
    </GallerySection>
  );
}

type SampleTokensProps = {
  label: string;
  start: Token[];
  max?: number;
  isSingle?: boolean;
  isCreating?: boolean;
  disabled?: boolean;
  error?: string;
};

function SampleTokens({ label, start, error, isCreating, ...input }: SampleTokensProps) {
  const [value, setValue] = useState(start);
  return (
    <FormField label={label} error={error}>
      {(control) => (
        <TokenInput
          {...control}
          {...input}
          value={value}
          onChange={setValue}
          search={search}
          listLabel={label}
          create={isCreating ? (name) => ({ id: name, name }) : undefined}
          createLabel={(name) => `New tag “${name}”`}
          placeholder="Type to find"
        />
      )}
    </FormField>
  );
}

function SampleDates() {
  const [day, setDay] = useState('2026-11-21');
  const [time, setTime] = useState('14:30');
  const [moment, setMoment] = useState('2026-11-21T14:30:00.000Z');
  const [range, setRange] = useState({ from: '2026-11-01', to: '2026-11-21' });
  return (
    <div className={styles.inputs}>
      <FormField label="Day">
        {(control) => <DateInput {...control} value={day} onChange={setDay} />}
      </FormField>
      <FormField label="Time">
        {(control) => <TimeInput {...control} value={time} onChange={setTime} />}
      </FormField>
      <FormField label="Moment">
        {(control) => <DateTimeInput {...control} value={moment} onChange={setMoment} />}
      </FormField>
      <DateRange legend="Posted" {...range} onChange={setRange} />
    </div>
  );
}

function SampleColour() {
  const [colour, setColour] = useState('#1a5cff');
  const [none, setNone] = useState('');
  return (
    <div className={styles.inputs}>
      <FormField label="Colour">
        {(control) => <ColourInput {...control} pickName="Colour" value={colour} onChange={setColour} />}
      </FormField>
      <FormField label="No colour yet">
        {(control) => <ColourInput {...control} pickName="No colour yet" value={none} onChange={setNone} />}
      </FormField>
    </div>
  );
}

function SampleFilters() {
  const [values, setValues] = useState<Record<string, string>>({ status: 'draft', sort: 'name' });
  const filters = [
    {
      name: 'status',
      label: 'Status',
      options: [
        { value: '', name: 'All' },
        { value: 'draft', name: 'Drafts' },
      ],
    },
    {
      name: 'sort',
      label: 'Sort',
      options: [
        { value: 'name', name: 'Name' },
        { value: '-dateInserted', name: 'Newest' },
      ],
    },
  ];
  return (
    <FilterBar
      label="Layouts"
      filters={filters.map((filter) => ({ ...filter, value: values[filter.name] ?? '' }))}
      onChange={(changed) => setValues({ ...values, ...changed })}
      end={<span className="muted">12 layouts</span>}
    />
  );
}
