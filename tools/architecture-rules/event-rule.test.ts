import { expect, it } from 'vitest';
import { violationsOfEvents } from './event-rule.ts';
import { parseSource } from './source.ts';

const found = (...files: [path: string, text: string][]) =>
  violationsOfEvents(files.map(([path, text]) => parseSource(path, text))).map(
    ({ path, line, message }) => `${path}:${line} ${message}`,
  );

const EVENTS = 'features/kettles/kettles.events.ts';
const ACTIONS = 'features/kettles/server/kettle.actions.ts';
const boiled = "export const kettleBoiled = defineEvent('kettle.boiled', schema);";

it('accepts events that are announced, also by a helper or as one of two', () => {
  const filled = "export const kettleFilled = defineEvent('kettle.filled', schema);";
  const text = `${boiled}\n${filled}`;
  expect(
    found([EVENTS, text], [ACTIONS, 'announceKettle(w, hot ? kettleBoiled : kettleFilled, 7);']),
  ).toEqual([]);
  expect(found([EVENTS, boiled], [ACTIONS, 'w.announce(kettleBoiled, { kettleID: 7 });'])).toEqual([]);
});

it('finds events that nobody announces, whoever waits for them', () => {
  const message = `${EVENTS}:1 nobody announces kettle.boiled: who listens to it waits for ever`;
  expect(found([EVENTS, boiled])).toEqual([message]);
  expect(found([EVENTS, boiled], [ACTIONS, "listener(kettleBoiled, { name: 'lid' });"])).toEqual([message]);
  const test = 'features/kettles/server/kettle.test.ts';
  expect(found([EVENTS, boiled], [test, 'w.announce(kettleBoiled, {});'])).toEqual([message]);
});

it('finds constants of another name, events declared twice, and in other places', () => {
  const announced: [string, string] = [ACTIONS, 'w.announce(boiled, {}); w.announce(kettleBoiled, {});'];
  expect(found([EVENTS, "export const boiled = defineEvent('kettle.boiled', schema);"], announced)).toEqual([
    `${EVENTS}:1 the event kettle.boiled is called kettleBoiled, not boiled`,
  ]);
  expect(found([EVENTS, `${boiled}\n`], ['features/lids/lids.events.ts', boiled], announced)).toEqual([
    'features/lids/lids.events.ts:1 the event kettle.boiled is declared twice',
  ]);
  expect(found(['features/kettles/kettles.contract.ts', boiled], announced)).toEqual([
    'features/kettles/kettles.contract.ts:1 the event kettle.boiled is declared in <name>.events.ts',
  ]);
});
