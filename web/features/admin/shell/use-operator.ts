import { useQuery } from '@tanstack/react-query';
import { useRef, useSyncExternalStore } from 'react';
import { type Operator, readOperator, signOut } from '#contract/admin/access.ts';
import { call } from '#web/client/call.ts';
import { queryClient } from '#web/client/query.tsx';
import { RequestError } from '#web/client/request.ts';

const operatorKey = ['admin-operator'] as const;
/** The prefix of every query key of the administration. */
export const adminKey = 'admin';

/** Refetches everything that a change to bookings or days shows in. */
export const refreshAdmin = (): Promise<unknown> =>
  Promise.all(
    [adminKey, '/api/booked-dates', '/api/nearby-days'].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] }),
    ),
  );

/** Whether the last session ended for inactivity. */
const idleKey = ['admin-session-idle'] as const;

/** Whether nobody is signed in; if so, notes why. */
function isSignedOut(failure: unknown): boolean {
  if (!(failure instanceof RequestError) || failure.status !== 401) return false;
  const isIdle = failure.code === 'SESSION_IDLE';
  if (!isIdle && failure.code !== 'SIGN_IN_NEEDED') return false;
  queryClient.setQueryData(idleKey, isIdle);
  return true;
}

/** Runs a call of the administration. If it says that nobody is signed in, the page asks to sign in again. */
export async function asOperator<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    if (isSignedOut(failure)) queryClient.setQueryData(operatorKey, null);
    throw failure;
  }
}

const whenKnown = (changed: () => void) => queryClient.getQueryCache().subscribe(changed);

/** Whether a session has ended behind the dialog: it gives way to the sign-in then, and keeps what was typed. */
export const useSignedOut = (): boolean =>
  useSyncExternalStore(
    whenKnown,
    () => queryClient.getQueryData(operatorKey) === null,
    () => false,
  );

/** Who is signed in: `undefined` until known, null for nobody. */
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
  // The person who was signed in keeps the page, below the prompt to sign in again.
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

/** Who was signed in last; without asking the server. */
export function useLastOperator(): Operator | null {
  const { data = null } = useQuery<Operator | null>({ queryKey: operatorKey, enabled: false, gcTime: 0 });
  const last = useRef<Operator | null>(null);
  if (data) last.current = data;
  return last.current;
}
