import { useMessages } from '#web/state/language.tsx';
import { messages } from './stepper.messages.ts';

export type Step = 1 | 2 | 3 | 4 | 5 | 6;

export function Stepper({ step }: { step: Step }) {
  const words = useMessages(messages);
  const { length } = words.names;
  return (
    <div className="stepper">
      <ol aria-label={words.steps}>
        {words.names.map((name, index) => {
          const place = index + 1 === step ? 'current' : index + 1 < step ? 'done' : 'ahead';
          return (
            <li key={name} data-place={place} aria-current={place === 'current' ? 'step' : undefined}>
              <span className="sr-only">{place === 'done' ? words.done(name) : name}</span>
            </li>
          );
        })}
      </ol>
      <p className="stepper-long">
        <span>{words.step(step, length)}</span> <strong>{words.names[step - 1]}</strong>
      </p>
      <p className="stepper-short" aria-hidden="true">
        <strong>
          {step} / {length}
        </strong>{' '}
        {words.shortNames[step - 1]}
      </p>
    </div>
  );
}
