import { useMessages } from '#web/state/language.tsx';
import { Notice } from '../overlay/notice.tsx';
import { messages } from './demand-notice.messages.ts';
import type { MonthChoiceProps } from './month-choice.tsx';

/** What the marked days mean, while they block no one. */
export function DemandNotice() {
  const words = useMessages(messages);
  return (
    <div role="status">
      <Notice tone="warning" title={words.title} className="mt-6">
        {words.text}
      </Notice>
    </div>
  );
}

export const belowMonth: MonthChoiceProps['below'] = (_month, { inDemand }) => inDemand && <DemandNotice />;
