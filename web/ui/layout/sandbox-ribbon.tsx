import { useMessages } from '#web/state/language.tsx';
import { useSandbox } from '#web/state/site.ts';
import { messages } from '../messages.ts';

/** In sandbox mode, above everything; nothing otherwise. Pages without a `PageShell` (landing) place it themselves. */
export function SandboxRibbon() {
  const words = useMessages(messages);
  const sandbox = useSandbox();
  if (!sandbox) return null;
  return (
    <aside className="ribbon" aria-label={words.sandboxName}>
      {words.sandbox}
    </aside>
  );
}
