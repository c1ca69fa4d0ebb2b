import { type MutateFunctionRest, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

type Told<Given, Wish> = Pick<UseMutationOptions<Given, Error, Wish>, 'onSuccess' | 'onError'>;

/** What a press asks of the server: two presses before the page is drawn anew are one, and after an answer one may press again. */
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
