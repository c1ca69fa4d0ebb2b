import { describe, expect, it } from 'vitest';
import { aesthetics, feelings, purposes } from '#domain/funnel/quiz.ts';
import { scoreQuiz, storedAnswers } from '#domain/funnel/quiz-score.ts';
import { languages } from '#domain/language.ts';
import { quiz } from './quiz.ts';

const values = (index: 0 | 1 | 2) => quiz[index].options.map((option) => option.value);
const marks = (index: 0 | 1 | 2) => quiz[index].options.map((option) => option.mark);

describe('the quiz', () => {
  it('asks for the feeling, the look and the purpose, in that order', () => {
    expect(quiz.map((question) => question.id)).toEqual(['feeling', 'aesthetic', 'purpose']);
  });

  it('offers every value of its enumeration once', () => {
    expect(values(0).toSorted()).toEqual(feelings.toSorted());
    expect(values(1).toSorted()).toEqual(aesthetics.toSorted());
    expect(values(2).toSorted()).toEqual(purposes.toSorted());
  });

  it('has one perfect, one semi and one wrong answer to each question, the perfect one never at the same letter', () => {
    expect(marks(0)).toEqual(['semi', 'perfect', 'wrong']);
    expect(marks(1)).toEqual(['wrong', 'semi', 'perfect']);
    expect(marks(2)).toEqual(['perfect', 'semi', 'wrong']);
  });

  it('is passed by the answers that are stored on completion', () => {
    const perfect = quiz.map(({ options }) => options.find((option) => option.mark === 'perfect')?.value);
    expect(perfect).toEqual([storedAnswers.feeling, storedAnswers.aesthetic, storedAnswers.purpose]);
    expect(scoreQuiz(['perfect', 'perfect', 'perfect'])).toBe('pass');
  });

  it.each(languages)('does not give the answer away by length (%s)', (language) => {
    for (const { options } of quiz) {
      const lengths = options.map((option) => option.text[language].length);
      expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThanOrEqual(1.05);
    }
  });

  it('mentions the coating that resists grime for 15 years in its last question', () => {
    expect(quiz[2].question.en).toContain('resists grime for 15 years');
    expect(quiz[2].question.fr).toMatch(/résiste à la saleté pendant 15\sans/);
  });
});
