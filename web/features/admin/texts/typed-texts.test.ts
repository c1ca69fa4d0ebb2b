import { describe, expect, it } from 'vitest';
import { textSets } from '#business/texts.ts';
import { textSetNames } from '#domain/settings/text-words.ts';
import { messages } from './messages.ts';
import { panesOf, parse, partsOf, toForm, withSections } from './typed-texts.ts';

const typing = (typed: Record<string, string>) =>
  parse(textSets.letter, { ...toForm(textSets.letter.standard), ...typed });
const faults = (typed: Record<string, string>) => {
  const done = typing(typed);
  return 'faults' in done ? Object.fromEntries(done.faults) : {};
};

describe('the fields of the texts', () => {
  it.each(textSetNames)('give back what they were filled with (%s)', (name) => {
    expect(parse(textSets[name], toForm(textSets[name].standard))).toEqual({ value: textSets[name].standard });
  });

  it.each(textSetNames)('are all in one pane (%s)', (name) => {
    const panes = panesOf(name, toForm(textSets[name].standard));
    expect(panes.flatMap(({ places }) => places).toSorted()).toEqual(Object.keys(textSets[name].standard).toSorted());
  });

  it('print what is typed as each language does', () => {
    expect(typing({ 'greeting.en': " Let's talk ", 'greeting.fr': "Qu'en dites-vous ?" })).toMatchObject({
      value: { greeting: { en: 'Let’s talk', fr: 'Qu’en dites-vous?' } },
    });
  });

  it('keep the paragraphs of a letter, however a browser ends its lines', () => {
    expect(typing({ 'body.en': 'One.\r\n\r\nTwo.', 'body.fr': 'Un.' })).toMatchObject({
      value: { body: { en: 'One.\n\nTwo.' } },
    });
    expect(typing({ 'opening.en': 'One\ntwo.' })).toMatchObject({ value: { opening: { en: 'One two.' } } });
  });

  it.each([
    ['a text in one language alone', { 'opening.fr': ' ' }, { 'opening.fr': 'text-missing' }],
    ['a word in braces that nothing fills in', { 'body.en': 'At {noon}.' }, { 'body.en': 'text-braces' }],
    [
      'a word in braces that one language alone has',
      { 'body.en': 'We answer {hours}.', 'body.fr': 'Nous répondons de 7 h à 17 h.' },
      { 'body.fr': 'text-braces-differ' },
    ],
    ['nine paragraphs', { 'body.fr': 'Oui.\n\n'.repeat(9) }, { 'body.fr': 'text-paragraphs' }],
    ['what is longer than its place', { 'signature.en': 'x'.repeat(151) }, { 'signature.en': 'too-long' }],
  ])('refuse %s', (_what, typed, wrong) => {
    expect(faults(typed)).toEqual(wrong);
  });

  it('name what differs in words', () => {
    const named = (place: string, language: 'en' | 'fr') => {
      const { name, number, language: written } = partsOf(place);
      return messages.terms.textOf[language](name, number, written);
    };
    expect(named('answer3.fr', 'en')).toBe('Answer 3, French');
    expect(named('question1.en', 'fr')).toBe('Question\u00a01, anglais');
    expect(named('greeting.fr', 'en')).toBe('Greeting, French');
    expect(named('text12.fr', 'fr')).toBe('Texte\u00a012, français');
    expect(named('removed4', 'fr')).toBe('La section\u00a04 est retirée');
    expect(named('order', 'en')).toBe('Order of the sections');
  });
});

describe('the sections of the terms', () => {
  const { terms } = textSets;
  const typed = toForm(terms.standard);
  const headings = (fields: Readonly<Record<string, string>>) =>
    panesOf('terms', fields).flatMap(({ number, folds }) =>
      folds === 'section' ? [fields[`heading${number}.en`]] : [],
    );
  const [first, second, third] = headings(typed);

  it('are taken away, moved and added without a change of what they say', () => {
    expect(headings(withSections(typed, (all) => all.slice(1))).slice(0, 2)).toEqual([second, third]);
    const moved = withSections(typed, ([a, b, ...others]) => [b, a, ...others].flatMap((one) => one ?? []));
    expect(headings(moved).slice(0, 3)).toEqual([second, first, third]);
    expect(moved).toMatchObject({ 'title.en': typed['title.en'], 'text1.fr': typed['text2.fr'] });
  });

  it('that are new have to be written in both languages', () => {
    const count = headings(typed).length;
    const empty = { heading: { en: '', fr: '' }, text: { en: '', fr: '' } };
    const more = withSections(typed, (all) => [...all, empty]);
    const read = parse(terms, { ...more, [`heading${count + 1}.en`]: 'Keys', [`text${count + 1}.fr`]: 'Rendues.' });
    expect('faults' in read && Object.fromEntries(read.faults)).toEqual({
      [`heading${count + 1}.fr`]: 'text-missing',
      [`text${count + 1}.en`]: 'text-missing',
    });
  });
});
