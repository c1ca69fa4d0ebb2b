import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { useMessages } from '#web/state/language.tsx';
import { classNames } from './class-names.ts';
import { messages } from './squeegee.messages.ts';

type SqueegeeProps = {
  children: ReactNode;
  /** What lies on it until it is wiped; mist, where nothing else is given. */
  mist?: ReactNode;
  className?: string;
};

/** A misted pane with a blade: a native slider. What is wiped stays clear until the blade is back at the left. */
export function Squeegee({ children, mist, className }: SqueegeeProps) {
  const words = useMessages(messages);
  const wiped = useRef(0);
  const draw = ({ currentTarget: blade }: ChangeEvent<HTMLInputElement>) => {
    const at = Number(blade.value);
    wiped.current = at === 0 ? 0 : Math.max(wiped.current, at);
    blade.parentElement?.style.setProperty('--wiped', String(wiped.current / 100));
    blade.setAttribute('aria-valuetext', words.wiped(wiped.current));
  };
  return (
    <div className={classNames('squeegee', className)}>
      {children}
      <div className="squeegee-mist" data-plain={mist === undefined || undefined} aria-hidden="true">
        {mist}
      </div>
      <input
        type="range"
        min="0"
        max="100"
        step="2"
        defaultValue="0"
        aria-label={words.blade}
        aria-valuetext={words.wiped(0)}
        onChange={draw}
      />
    </div>
  );
}
