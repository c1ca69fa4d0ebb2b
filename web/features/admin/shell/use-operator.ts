import { useQuery } from '@tanstack/react-query';
import { useRef, useSyncExternalStore } from 'react';
import { type Operator, readOperator, signOut } from '#contract/admin/access.ts';
import { call } from '#web/client/call.ts';
import { queryClient } from '#web/client/query.tsx';
import { RequestError } from '#web/client/request.ts';

const operatorKey = ['admin-operator'] as const;
/** What every reading of the administration begins with. */
export const adminKey = 'admin';

/** Reads again whatever a change of bookings or days shows in. */
export const refreshAdmin = (): Promise<unknown> =>
  Promise.all(
    [adminKey, '/api/booked-dates', '/api/nearby-days'].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] }),
    ),
  );

/** Whether the last session ended because nobody did anything. */
const idleKey = ['admin-session-idle'] as const;

/** Whether nobody is signed in; if so, it is noted why. */
function isSignedOut(failure: unknown): boolean {
  if (!(failure instanceof RequestError) || failure.status !== 401) return false;
  const isIdle = failure.code === 'SESSION_IDLE';
  if (!isIdle && failure.code !== 'SIGN_IN_NEEDED') return false;
  queryClient.setQueryData(idleKey, isIdle);
  return true;
}

/** Runs a call of the administration. When it says that nobody is signed in, the page asks to sign in again. */
export async function asOperator<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    if (isSignedOut(failure)) queryClient.setQueryData(operatorKey, null);
    throw failure;
  }
}

const whenKnown = (changed: () => void) => queryClient.getQueryCache().subscribe(changed);

/** Whether a session has ended below the page: a dialog makes way for the sign-in then, and keeps what was typed. */
export const useSignedOut = (): boolean =>
  useSyncExternalStore(
    whenKnown,
    () => queryClient.getQueryData(operatorKey) === null,
    () => false,
  );

/** Who is signed in: `undefined` while it is not known, null for nobody. */
export function useOperator() {
  const { data, isError, refetch } = useQuery<Operator | null>({
    queryKey: operatorKey,
    queryFn: async ({ signal }) => {
      try {
        return await call(readOperator, {}, { signal });
      } catch (failure) {
        if (isSignedOut(failure)) return null;
        throw failure;
      }
    },
    refetchOnMount: 'always',
    gcTime: 0,
  });
  // Whoever was signed in keeps the page, below the question to sign in again.
  const before = useRef<Operator | null>(null);
  if (data) before.current = data;

  const enter = async () => {
    const { data: now } = await refetch();
    if (now && now.email !== before.current?.email) queryClient.removeQueries({ queryKey: [adminKey] });
    await queryClient.invalidateQueries({ queryKey: [adminKey] });
  };
  const leave = async () => {
    await asOperator(() => call(signOut, {}));
    before.current = null;
    queryClient.setQueryData(idleKey, false);
    queryClient.removeQueries({ queryKey: [adminKey] });
    queryClient.setQueryData(operatorKey, null);
  };
  const idle = queryClient.getQueryData<boolean>(idleKey) ?? false;
  return {
    operator: data,
    before: before.current,
    idle,
    failed: isError,
    enter,
    leave,
    readAgain: () => void refetch(),
  };
}

/** Who was signed in last; asks nothing of the server. */
export function useLastOperator(): Operator | null {
  const { data = null } = useQuery<Operator | null>({ queryKey: operatorKey, enabled: false, gcTime: 0 });
  const last = useRef<Operator | null>(null);
  if (data) last.current = data;
  return last.current;
}
