import { type MutateFunctionRest, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

type Told<Given, Wish> = Pick<UseMutationOptions<Given, Error, Wish>, 'onSuccess' | 'onError'>;

/** A button's call to the server: two presses before a re-render are one, and after a response it can be pressed again. */
export function usePress<Given, Wish = void>(send: (wish: Wish) => Promise<Given>, told: Told<Given, Wish> = {}) {
  const sent = useRef(false);
  const mutation = useMutation({
    mutationFn: send,
    gcTime: 0,
    ...told,
    onSettled: () => {
      sent.current = false;
    },
  });
  const press = (...wish: MutateFunctionRest<Given, Error, Wish>) => {
    if (sent.current) return;
    sent.current = true;
    mutation.mutate(...wish);
  };
  return { ...mutation, press };
}
