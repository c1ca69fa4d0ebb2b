import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '#web/state/language.tsx';
import { classNames } from './class-names.ts';
import { messages } from './squeegee.messages.ts';
import './squeegee.css';

type SqueegeeProps = {
  children: ReactNode;
  /** What lies on it until it is wiped; mist, where nothing else is given. */
  mist?: ReactNode;
  /** How much of it is wiped already, in hundredths; the blade then nods once when it comes into view. */
  begun?: number;
  className?: string;
};

/** Once half of it is seen, and never again. */
function nodOnce(pane: HTMLElement): () => void {
  const seen = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      pane.dataset.nods = '';
      seen.disconnect();
    },
    { threshold: 0.5 },
  );
  seen.observe(pane);
  return () => seen.disconnect();
}

/** A misted pane with a blade: a native slider. What is wiped stays clear until the blade is back at the left. */
export function Squeegee({ children, mist, begun = 0, className }: SqueegeeProps) {
  const words = useMessages(messages);
  const pane = useRef<HTMLDivElement>(null);
  const wiped = useRef(begun);
  useEffect(() => {
    if (begun > 0 && pane.current) return nodOnce(pane.current);
  }, [begun]);
  const draw = ({ currentTarget: blade }: ChangeEvent<HTMLInputElement>) => {
    const at = Number(blade.value);
    wiped.current = at === 0 ? 0 : Math.max(wiped.current, at);
    pane.current?.style.setProperty('--wiped', String(wiped.current / 100));
    delete pane.current?.dataset.nods;
    blade.setAttribute('aria-valuetext', words.wiped(wiped.current));
  };
  return (
    <div ref={pane} className={classNames('squeegee', className)} data-begun={begun || undefined}>
      {children}
      <div className="squeegee-mist" data-plain={mist === undefined || undefined}>
        {mist}
      </div>
      <input
        type="range"
        min="0"
        max="100"
        step="2"
        defaultValue={begun}
        aria-label={words.blade}
        aria-valuetext={words.wiped(begun)}
        onChange={draw}
      />
    </div>
  );
}
