import { useEffect, useEffectEvent } from 'react';
import { EvaluatingSash } from '#web/pictures/evaluating-sash.tsx';
import { FullPage } from '#web/ui/layout/full-page.tsx';

type EvaluatingProps = {
  title: string;
  milliseconds: 2000 | 2500;
  /** Called once the time is up, unless the page was left before. */
  onDone: () => void;
};

/** The pause while an answer is evaluated. It is not a history entry: Back leads to the page below it. */
export function Evaluating({ title, milliseconds, onDone }: EvaluatingProps) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => done(), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return <FullPage title={title} picture={<EvaluatingSash durationMs={milliseconds} />} />;
}
