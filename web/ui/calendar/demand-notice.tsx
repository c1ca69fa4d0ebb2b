import { useMessages } from '#web/state/language.tsx';
import { Notice } from '../overlay/notice.tsx';
import { messages } from './demand-notice.messages.ts';
import type { MonthChoiceProps } from './month-choice.tsx';

/** What the marked days are, while they keep nobody out. */
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

/** Where nothing else is said below a month. */
export const belowMonth: MonthChoiceProps['below'] = (_month, { inDemand }) => inDemand && <DemandNotice />;
