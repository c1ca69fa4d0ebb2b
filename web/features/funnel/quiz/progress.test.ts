import { describe, expect, it } from 'vitest';
import { answersGiven, quizOutcome, quizStart } from './progress.ts';

describe('the quiz when a visitor comes to it', () => {
  it('begins at the first question, and after a reload at the first without an answer', () => {
    expect(quizStart(answersGiven(undefined), false)).toEqual({ question: 0, stage: 'asking' });
    expect(quizStart(answersGiven(['B']), false)).toEqual({ question: 1, stage: 'asking' });
    expect(quizStart(answersGiven(['B', '', 'A']), false)).toEqual({ question: 1, stage: 'asking' });
  });

  it('shows the last answer to one who passed', () => {
    expect(quizStart(['B', 'C', 'A'], true)).toEqual({ question: 2, stage: 'passed' });
  });

  it('weighs complete answers whose evaluation was interrupted', () => {
    expect(quizStart(['B', 'C', 'C'], false)).toEqual({ question: 2, stage: 'evaluating' });
  });
});

describe('the outcome of the quiz', () => {
  it('stores the fixed values on a pass, whatever the semi answer was', () => {
    const stored = { feeling: 'impressed', aesthetic: 'curated', purpose: 'photographed' };
    expect(quizOutcome(['B', 'C', 'A'])).toEqual({ path: '/alignment-success', patch: stored });
    expect(quizOutcome(['B', 'B', 'A'])).toEqual({ path: '/alignment-success', patch: stored });
  });

  it('opens nothing otherwise, and takes an earlier pass back', () => {
    const cleared = { quizAnswers: undefined, feeling: '', aesthetic: '', purpose: '' };
    expect(quizOutcome(['A', 'C', 'A'])).toEqual({ path: '/manual-review', patch: cleared });
    expect(quizOutcome(['B', 'C', 'C'])).toEqual({ path: '/other-companies', patch: cleared });
    expect(quizOutcome(['B', 'C'])).toEqual({ path: '/other-companies', patch: cleared });
  });
});
