import { describe, expect, it } from 'vitest';
import { hoursInWords } from '#domain/calendar/opening-hours.ts';
import { languages } from '#domain/language.ts';
import { about } from './about.ts';
import { brand } from './brand.ts';
import { defaultExample, exampleWords, faqWith } from './faq.ts';

const faq = faqWith(exampleWords(defaultExample));

describe('the questions and answers', () => {
  it('are six', () => expect(faq).toHaveLength(6));

  it.each(languages)('are all asked and answered (%s)', (language) => {
    for (const { question, answer } of faq) {
      expect(question[language].endsWith('?')).toBe(true);
      expect(answer[language].endsWith('.')).toBe(true);
    }
    expect(new Set(faq.map(({ question }) => question[language])).size).toBe(6);
  });

  it('spread the price of the table over the years of the warranty', () => {
    const answer = faq[3]?.answer;
    expect(answer?.en.match(/\$[\d,.]+\d/g)).toEqual(['$1,815.00', '$121.00']);
    expect(answer?.fr.match(/\d[\d\u00a0]*,\d\d\u00a0\$/g)).toEqual(['1\u00a0815,00\u00a0$', '121,00\u00a0$']);
  });

  it('make no claim that nobody has confirmed', () => {
    const said = JSON.stringify(faq);
    expect(said).not.toMatch(/silica|silice|cloth|chiffon|abrasi|invisible|incolore|colourless/i);
  });
});

const hours = hoursInWords(brand.hours);

describe('the about page', () => {
  it.each(languages)('has between 150 and 200 words (%s)', (language) => {
    const text = [about.opening[language], ...about.paragraphs[language](hours[language])].join(' ');
    const words = text.split(/[ ]+/).length;
    expect(words).toBeGreaterThanOrEqual(150);
    expect(words).toBeLessThanOrEqual(200);
  });

  it.each(languages)('has six thoughts, one a paragraph (%s)', (language) => {
    expect(about.paragraphs[language](hours[language])).toHaveLength(5);
  });

  it('shows 15, 1 and 2 in its margin', () => expect(about.figures.map(({ value }) => value)).toEqual([15, 1, 2]));
});
