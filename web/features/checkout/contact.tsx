import { useMessages } from '#web/state/language.tsx';
import { Contact as Links } from '#web/ui/text-link.tsx';
import { messages } from './messages.ts';

/** Where a person answers, and when to ask. */
export const Contact = ({ className }: { className?: string }) => (
  <div className={className}>
    <p className="text-balance">{useMessages(messages).contact}</p>
    <Links className="flex flex-wrap justify-center gap-x-6" />
  </div>
);
