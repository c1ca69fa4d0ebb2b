declare module 'virtual:landing-scene' {
  /** Addresses of the landing picture. */
  export const landscape: string;
  export const portrait: string;
}
