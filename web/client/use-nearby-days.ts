import { useQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { listNearbyDays } from './calls.ts';

/** The days on which a crew is near a postal area; undefined until they are known, and without an area. */
export const useNearbyDays = (area: string) =>
  useQuery({
    queryKey: ['/api/nearby-days', area],
    queryFn: ({ signal }) => call(listNearbyDays, { query: { area } }, { signal }),
    enabled: area.length === 3,
    gcTime: 0,
  }).data?.days;
