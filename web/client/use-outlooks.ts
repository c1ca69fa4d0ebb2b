import { useQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { listOutlooks } from './calls.ts';

/** The forecast of the coming days for the calendar; undefined until known, and for good if unavailable. */
export const useOutlooks = () =>
  useQuery({ queryKey: ['/api/forecast'], queryFn: ({ signal }) => call(listOutlooks, {}, { signal }) }).data?.days;
