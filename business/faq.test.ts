import { describe, expect, it } from 'vitest';
import { hoursInWords } from '#domain/calendar/opening-hours.ts';
import { type Language, languages } from '#domain/language.ts';
import { letterWords, questionWords } from '#domain/settings/text-words.ts';
import { figures, letter } from './about.ts';
import { brand } from './brand.ts';
import { defaultExample, exampleWords, questions } from './faq.ts';

const faqIn = (language: Language) =>
  questionWords(questions, questions.standard, exampleWords(defaultExample, language), language);
const aboutIn = (language: Language) =>
  letterWords(letter, letter.standard, { hours: hoursInWords(brand.hours)[language] }, language);

describe('the questions and answers', () => {
  it('are six', () => expect(faqIn('en')).toHaveLength(6));

  it.each(languages)('are all asked and answered (%s)', (language) => {
    for (const { question, answer } of faqIn(language)) {
      expect(question.endsWith('?')).toBe(true);
      expect(answer.endsWith('.')).toBe(true);
    }
    expect(new Set(faqIn(language).map(({ question }) => question)).size).toBe(6);
  });

  it('spread the price of the table over the years of the warranty', () => {
    const answerIn = (language: Language) => faqIn(language)[3]?.answer;
    expect(answerIn('en')?.match(/\$[\d,.]+\d/g)).toEqual(['$1,815.00', '$121.00']);
    expect(answerIn('fr')?.match(/\d[\d\u00a0]*,\d\d\u00a0\$/g)).toEqual(['1\u00a0815,00\u00a0$', '121,00\u00a0$']);
  });

  it('make no claim that nobody has confirmed', () => {
    const said = JSON.stringify(questions);
    expect(said).not.toMatch(/silica|silice|cloth|chiffon|abrasi|invisible|incolore|colourless/i);
  });
});

describe('the about page', () => {
  it.each(languages)('has between 150 and 200 words (%s)', (language) => {
    const { opening, paragraphs } = aboutIn(language);
    const text = [opening, ...paragraphs].join(' ');
    const words = text.split(/[ ]+/).length;
    expect(words).toBeGreaterThanOrEqual(150);
    expect(words).toBeLessThanOrEqual(200);
  });

  it.each(languages)('has six thoughts, one a paragraph (%s)', (language) => {
    expect(aboutIn(language).paragraphs).toHaveLength(5);
  });

  it('shows 15, 1 and 2 in its margin', () => expect(figures.map(({ value }) => value)).toEqual([15, 1, 2]));
});
