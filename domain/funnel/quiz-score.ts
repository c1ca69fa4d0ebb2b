export type Mark = 'perfect' | 'semi' | 'wrong';
export type QuizResult = 'pass' | 'manual-review' | 'fail';

/**
 * The result of the three answers in order (specification, section 4): three perfect pass; two perfect and one semi
 * pass when the first and the third are perfect, else review; one perfect and two semi, or three semi, review; all
 * else fails.
 */
export function scoreQuiz(marks: readonly [Mark, Mark, Mark]): QuizResult {
  if (marks.includes('wrong')) return 'fail';
  const perfect = marks.filter((mark) => mark === 'perfect').length;
  if (perfect === 3) return 'pass';
  if (perfect === 2) return marks[0] === 'perfect' && marks[2] === 'perfect' ? 'pass' : 'manual-review';
  return 'manual-review';
}

/** Stored on completion, whatever the answers were (specification, section 4). */
export const storedAnswers = { feeling: 'impressed', aesthetic: 'curated', purpose: 'photographed' } as const;
