import { describe, expect, it } from 'vitest';
import { type Mark, type QuizResult, scoreQuiz, storedAnswers } from './quiz-score.ts';

const letters: Record<string, Mark> = { P: 'perfect', S: 'semi', W: 'wrong' };

/** Three letters per row: the marks of the first, second and third answer. By hand from specification, section 4. */
const patterns: readonly (readonly [string, QuizResult, string])[] = [
  ['PPP', 'pass', 'three perfect answers'],
  ['PSP', 'pass', 'two perfect answers and one semi, the first and the third perfect'],
  ['SPP', 'manual-review', 'two perfect answers and one semi, but the first is the semi'],
  ['PPS', 'manual-review', 'two perfect answers and one semi, but the third is the semi'],
  ['PSS', 'manual-review', 'one perfect answer and two semi'],
  ['SPS', 'manual-review', 'one perfect answer and two semi'],
  ['SSP', 'manual-review', 'one perfect answer and two semi'],
  ['SSS', 'manual-review', 'three semi answers'],
  ['PPW', 'fail', 'a wrong third answer after two perfect ones'],
  ['PWP', 'fail', 'a wrong second answer between two perfect ones'],
  ['WPP', 'fail', 'a wrong first answer before two perfect ones'],
  ['PSW', 'fail', 'one of each'],
  ['PWS', 'fail', 'one of each'],
  ['SPW', 'fail', 'one of each'],
  ['SWP', 'fail', 'one of each'],
  ['WPS', 'fail', 'one of each'],
  ['WSP', 'fail', 'one of each'],
  ['SSW', 'fail', 'two semi answers and one wrong'],
  ['SWS', 'fail', 'two semi answers and one wrong'],
  ['WSS', 'fail', 'two semi answers and one wrong'],
  ['PWW', 'fail', 'two wrong answers'],
  ['WPW', 'fail', 'two wrong answers'],
  ['WWP', 'fail', 'two wrong answers'],
  ['SWW', 'fail', 'two wrong answers'],
  ['WSW', 'fail', 'two wrong answers'],
  ['WWS', 'fail', 'two wrong answers'],
  ['WWW', 'fail', 'three wrong answers'],
];

const markAt = (pattern: string, index: number): Mark => letters[pattern[index] ?? ''] ?? 'wrong';

describe('the result of the quiz', () => {
  it('is laid down for all 27 patterns of three marks', () => {
    expect(new Set(patterns.map(([pattern]) => pattern)).size).toBe(27);
  });

  it.each(patterns)('%s leads to %s: %s', (pattern, result) => {
    expect(scoreQuiz([markAt(pattern, 0), markAt(pattern, 1), markAt(pattern, 2)])).toBe(result);
  });

  it('stores the same three answers whatever was chosen', () => {
    expect(storedAnswers).toEqual({ feeling: 'impressed', aesthetic: 'curated', purpose: 'photographed' });
  });
});
