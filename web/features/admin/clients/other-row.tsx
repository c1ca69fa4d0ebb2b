import type { ReactNode } from 'react';
import { messages as shell } from '#web/features/admin/shell/messages.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';

type OtherRowProps = {
  name: string;
  facts: ReactNode;
  pending: boolean;
  /** The button's label, and the same with the client's name. */
  action: string;
  label: string;
  onPress: () => void;
};

/** Another client, with a merge or split button. */
export function OtherRow({ name, facts, pending, action, label, onPress }: OtherRowProps) {
  const { working } = useMessages(shell);
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-2.5 text-[0.875rem]/5 last:border-b-0">
      <div className="min-w-0 wrap-anywhere">
        <b className="font-medium">{name}</b>
        <span className="admin-second">{facts}</span>
      </div>
      <Button
        kind="secondary"
        size="small"
        className="flex-none"
        pending={pending}
        pendingLabel={working}
        aria-label={label}
        onClick={onPress}
      >
        {action}
      </Button>
    </li>
  );
}
