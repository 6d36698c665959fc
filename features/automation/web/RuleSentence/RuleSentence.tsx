// "When a discussion has a word in it (honey), then close the discussion": a rule as one would say it.
import { Fragment, type ReactNode } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { recordTypeOfField } from '../../../audit-log/record-fields.ts';
import type { AutomationRule } from '../../automation.contract.ts';

export type RuleParts = Pick<AutomationRule, 'trigger' | 'actions' | 'categoryIDs' | 'names'>;

export function RuleSentence({ rule: { trigger, actions, categoryIDs, names } }: { rule: RuleParts }) {
  const { t, locale } = useTranslator();
  const what = <Part name={trigger.triggerName} value={trigger.triggerValue} names={names} />;
  const acts = actions.map(({ actionName, actionValue }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they come in the same order always
    <Part key={at} name={actionName} value={actionValue} names={names} />
  ));
  const places = categoryIDs.map((id) => (
    <b key={id}>
      <bdi>{names[`category:${id}`] ?? '…'}</bdi>
    </b>
  ));
  const gaps = { what, acts: listed(acts, locale), places: listed(places, locale) };
  return filled(
    places.length > 0 ? t('When {what}, only in {places}, then {acts}.') : t('When {what}, then {acts}.'),
    gaps,
  );
}

interface PartProps {
  name: string;
  value: Readonly<Record<string, unknown>>;
  names: RuleParts['names'];
}

/** What it is, within a sentence, and what is set of it. */
function Part({ name, value, names }: PartProps) {
  const { t, locale } = useTranslator();
  const text = t(name);
  const settings = Object.entries(value).flatMap(([field, set]) =>
    [set].flat().map((each) => {
      const type = recordTypeOfField(field);
      const words = type ? (names[`${type}:${each}`] ?? '…') : String(each);
      return { key: `${field}:${each}`, words };
    }),
  );
  return (
    <>
      <b>{text.charAt(0).toLocaleLowerCase(locale) + text.slice(1)}</b>
      {settings.length > 0 && (
        <>
          {' '}
          (
          {settings.map(({ key, words }, at) => (
            <Fragment key={key}>
              {at > 0 && ', '}
              <bdi>{words}</bdi>
            </Fragment>
          ))}
          )
        </>
      )}
    </>
  );
}

/** With the words between them that the language has. */
function listed(nodes: readonly ReactNode[], locale: string): ReactNode {
  const parts = new Intl.ListFormat(locale).formatToParts(nodes.map((_, at) => String(at)));
  return parts.map(({ type, value }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they come in the same order always
    <Fragment key={at}>{type === 'element' ? nodes[Number(value)] : value}</Fragment>
  ));
}

/** The gaps of a text, filled with what is more than text. */
function filled(text: string, gaps: Readonly<Record<string, ReactNode>>): ReactNode {
  return text.split(/\{(\w+)\}/).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text stay where they are
    <Fragment key={at}>{at % 2 === 1 ? gaps[piece] : piece}</Fragment>
  ));
}
