import { useEffect, useState } from 'react';
import { quiz } from '#business/quiz.ts';
import { ShopWindow } from '#web/pictures/shop-window.tsx';
import { countStep } from '#web/state/analytics.ts';
import { updateDraft, useDraft } from '#web/state/draft.ts';
import { useMessages } from '#web/state/language.tsx';
import { useGo } from '#web/state/location.ts';
import { useLostPage } from '#web/state/lost-page.ts';
import { Button } from '#web/ui/form/button.tsx';
import { BackLink } from '#web/ui/text-link.tsx';
import { Evaluating } from '../evaluating.tsx';
import { WindowAndWords } from '../window-and-words.tsx';
import { messages } from './messages.ts';
import { answersGiven, type Letter, quizOutcome, quizStart } from './progress.ts';
import { Question } from './question.tsx';

const pauseBeforeNext = 600;

export function Quiz() {
  const words = useMessages(messages);
  const go = useGo();
  const draft = useDraft();
  const given = answersGiven(draft.quizAnswers);
  const [start] = useState(() => quizStart(given, draft.feeling !== ''));
  const [reached, setAt] = useState(start.question);
  const [progress, setStage] = useState(start.stage);
  // Another tab may have taken answers back: the first question without one is asked again.
  const complete = given.length === quiz.length;
  const at = Math.min(reached, given.length);
  const lost = useLostPage() !== null;
  const stage = complete || (progress === 'judged' && !lost) ? progress : 'asking';
  const answered = given.length > at;
  const moving = stage === 'asking' && answered;

  useEffect(() => {
    if (!moving) return;
    const proceed = () => (at + 1 < quiz.length ? setAt(at + 1) : setStage('evaluating'));
    const timer = setTimeout(proceed, pauseBeforeNext);
    return () => clearTimeout(timer);
  }, [moving, at]);

  const answer = (letter: Letter) => updateDraft({ quizAnswers: [...given.slice(0, at), letter] });
  const finish = () => {
    const { path, patch } = quizOutcome(given);
    setStage('judged');
    updateDraft(patch);
    if (path === '/other-companies') countStep('not-aligned');
    go(path);
  };

  return (
    <WindowAndWords window={<ShopWindow clear={stage === 'asking' ? (given.length as 0 | 1 | 2 | 3) : 3} />}>
      <Question
        key={at}
        question={quiz[at as 0 | 1 | 2]}
        answer={given[at]}
        onAnswer={answer}
        follows={at !== start.question}
        leaving={moving}
      >
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:mt-6">
          <BackLink href="/glass-coverage" />
          {stage === 'passed' && (
            <Button arrow onClick={() => go('/calendar-booking')}>
              {words.next}
            </Button>
          )}
        </div>
      </Question>
      {(stage === 'evaluating' || stage === 'judged') && (
        <Evaluating title={words.evaluating} milliseconds={2500} onDone={finish} />
      )}
    </WindowAndWords>
  );
}
