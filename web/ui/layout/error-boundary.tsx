import { Component, type ReactNode } from 'react';
import { useMessages } from '#web/state/language.tsx';
import { messages } from '../messages.ts';
import { PhoneLink } from '../phone-link.tsx';

export function Broken() {
  const words = useMessages(messages);
  return (
    <div className="shell">
      <main className="shell-main page-x" role="alert">
        <h1 className="type-h1">{words.broken}</h1>
        <p className="mt-4 mb-8">
          {words.brokenText} <PhoneLink />.
        </p>
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          {words.reload}
        </button>
      </main>
    </div>
  );
}

export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}
