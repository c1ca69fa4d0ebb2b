import { quiz } from '#business/quiz.ts';
import { type Mark, type QuizResult, scoreQuiz, storedAnswers } from '#domain/funnel/quiz-score.ts';
import type { DraftPatch } from '#web/state/draft.ts';

export const letters = ['A', 'B', 'C'] as const;
export type Letter = (typeof letters)[number];

/** 'judged': the outcome is stored and its page is on the way. */
export type Stage = 'asking' | 'evaluating' | 'judged' | 'passed';

export function answersGiven(stored: readonly (Letter | '')[] = []): readonly Letter[] {
  const given: Letter[] = [];
  for (const letter of stored.slice(0, quiz.length)) {
    if (letter === '') break;
    given.push(letter);
  }
  return given;
}

/**
 * Where a visitor finds the quiz: at the first question without an answer; where all have one, at the last, passed.
 * Answers that are complete without having been judged were interrupted by a reload: they are weighed now.
 */
export function quizStart(given: readonly Letter[], passed: boolean): { question: number; stage: Stage } {
  if (given.length < quiz.length) return { question: given.length, stage: 'asking' };
  return { question: quiz.length - 1, stage: passed ? 'passed' : 'evaluating' };
}

const paths: Readonly<Record<QuizResult, string>> = {
  pass: '/alignment-success',
  'manual-review': '/manual-review',
  fail: '/other-companies',
};

/** Where the answers lead. Only a pass opens the calendar; anything else restarts the quiz next time. */
export function quizOutcome(given: readonly Letter[]): { path: string; patch: DraftPatch } {
  const mark = (index: 0 | 1 | 2): Mark => {
    const letter = given[index];
    return letter === undefined ? 'wrong' : (quiz[index].options[letters.indexOf(letter)]?.mark ?? 'wrong');
  };
  const result = scoreQuiz([mark(0), mark(1), mark(2)]);
  const patch: DraftPatch =
    result === 'pass' ? storedAnswers : { quizAnswers: undefined, feeling: '', aesthetic: '', purpose: '' };
  return { path: paths[result], patch };
}
