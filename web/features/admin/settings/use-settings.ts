import { useQuery } from '@tanstack/react-query';
import { readSettings } from '#contract/admin/settings.ts';
import { operatorQuery, readAgain } from '#web/features/admin/shell/resource/operator-query.ts';

/** The current settings. */
export const useSettings = () => useQuery(operatorQuery(readSettings, {}));

/** Refetches them, after a change of ours or of someone else. */
export const readSettingsAgain = (): Promise<unknown> => readAgain(readSettings);
