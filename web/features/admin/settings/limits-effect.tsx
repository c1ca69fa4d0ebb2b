import { useQuery } from '@tanstack/react-query';
import { readLimitsEffect } from '#contract/admin/weather.ts';
import type { SettingValues } from '#domain/settings/settings.ts';
import { operatorQuery } from '#web/features/admin/shell/resource/operator-query.ts';
import { messages } from '#web/features/admin/shell/settings/settings.messages.ts';
import { useDebouncedValue } from '#web/features/admin/shell/use-debounced-value.ts';
import { useMessages } from '#web/state/language.tsx';

type Limits = SettingValues['weatherThresholds'];

/** What the limits as typed would have done to the last month, before they are saved. */
export function LimitsEffect({ limits }: { limits: Limits }) {
  const words = useMessages(messages);
  const rested = useDebouncedValue(JSON.stringify(limits), 400);
  const { data, isError } = useQuery(operatorQuery(readLimitsEffect, { body: JSON.parse(rested) as Limits }));
  return (
    <p role="status" className="mt-3.5 text-[0.9375rem]">
      {isError && words.effect.unread}
      {!isError && (data ? words.effect.said(data.visits, data.more, data.fewer) : words.effect.waiting)}
    </p>
  );
}
