import type { ReactNode } from 'react';
import { Close } from '#web/pictures/icons.tsx';
import { useMessages } from '#web/state/language.tsx';
import { classNames } from '../class-names.ts';
import { messages } from '../messages.ts';

export type NoticeProps = {
  title: string;
  level?: 2 | 3;
  children?: ReactNode;
  /** Glass for what is good to know, bronze for what matters, error for what went wrong (then `role="alert"`). */
  tone?: 'glass' | 'warning' | 'error' | 'ok';
  icon?: ReactNode;
  onClose?: (() => void) | undefined;
  className?: string;
};

export function Notice({ title, level = 3, children, tone = 'glass', icon, onClose, className }: NoticeProps) {
  const words = useMessages(messages);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div
      className={classNames('notice', className)}
      data-tone={tone}
      data-closes={Boolean(onClose)}
      role={tone === 'error' ? 'alert' : undefined}
    >
      {icon && <div className="notice-icon">{icon}</div>}
      <div className="notice-words">
        <Heading className={icon ? 'type-h3-card' : 'notice-title'}>{title}</Heading>
        {children && <div className="notice-text">{children}</div>}
      </div>
      {onClose && (
        <button
          type="button"
          className="notice-close"
          aria-label={words.close}
          data-tip={words.close}
          onClick={onClose}
        >
          <Close />
        </button>
      )}
    </div>
  );
}
