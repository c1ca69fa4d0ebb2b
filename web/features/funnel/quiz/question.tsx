import { type ReactNode, useEffect, useId, useRef } from 'react';
import { type QuizQuestion, quiz } from '#business/quiz.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { RadioRow } from '#web/ui/form/radio-row.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { deliberateRadio } from '../deliberate-radio.ts';
import { messages } from './messages.ts';
import { type Letter, letters } from './progress.ts';

type QuestionProps = {
  question: QuizQuestion;
  /** The answer; it stays as it is once given. */
  answer: Letter | undefined;
  onAnswer: (letter: Letter) => void;
  /** It came after another one: it fades in and takes the focus. */
  follows: boolean;
  leaving: boolean;
  children: ReactNode;
};

/** One question of the quiz: which one it is, the question as the page's heading, three answers. */
export function Question({ question, answer, onAnswer, follows, leaving, children }: QuestionProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    if (follows) heading.current?.focus();
  }, [follows]);

  return (
    <div
      className={classNames(
        follows && 'animate-[fade_300ms_linear]',
        leaving && 'transition-opacity delay-300 duration-300 ease-linear motion-safe:opacity-0',
      )}
    >
      <p id={`${id}c`} className="text-[0.9375rem] font-medium text-ink-700">
        {words.counter(quiz.indexOf(question) + 1, quiz.length)}
      </p>
      <PageTitle
        ref={heading}
        id={`${id}q`}
        aria-describedby={`${id}c`}
        className="mt-1.5 scroll-mt-10 text-[1.875rem] leading-[2.1875rem] md:mt-3 md:text-[2.75rem] md:leading-[3.125rem]"
      >
        {question.question[language]}
      </PageTitle>
      <RadioGroup aria-labelledby={`${id}q`} className="mt-6 grid gap-3 md:mt-7">
        {question.options.map((option, index) => {
          const letter = letters[index] ?? 'A';
          const chosen = answer === letter;
          return (
            <RadioRow
              key={option.value}
              name={`${id}r`}
              value={option.value}
              checked={chosen}
              title={option.text[language]}
              letter={letter}
              face="sans"
              dot="end"
              aria-disabled={(answer !== undefined && !chosen) || undefined}
              className={classNames(
                'transition-opacity [&_.radio-row-letter]:w-[0.85em] [&_.radio-row-letter]:text-[1.75rem]',
                answer !== undefined && !chosen && 'opacity-60',
              )}
              {...deliberateRadio(() => answer === undefined && onAnswer(letter))}
            />
          );
        })}
      </RadioGroup>
      {children}
    </div>
  );
}
