import { useQuery } from '@tanstack/react-query';
import { readSettings } from '#contract/admin/settings.ts';
import { operatorQuery, readAgain } from '#web/features/admin/shell/resource/operator-query.ts';

/** The settings as they stand. */
export const useSettings = () => useQuery(operatorQuery(readSettings, {}));

/** Reads them again, after a change of ours or of somebody else. */
export const readSettingsAgain = (): Promise<unknown> => readAgain(readSettings);
