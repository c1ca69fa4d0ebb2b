import { useMessages } from '#web/state/language.tsx';
import { Link } from '../link.tsx';
import { messages } from '../messages.ts';

export function SiteFoot({ className = 'page-x' }: { className?: string }) {
  const words = useMessages(messages);
  return (
    <footer className={`site-foot ${className}`}>
      <Link href="/privacy">{words.privacy}</Link>
      <Link href="/terms">{words.terms}</Link>
    </footer>
  );
}
