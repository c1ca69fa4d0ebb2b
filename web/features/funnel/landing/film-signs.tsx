import { sign } from '#web/pictures/icons.tsx';

export const Pause = sign(16, 16, <path d="M5 2v12M11 2v12" />);
export const Play = sign(16, 16, <path d="M4.5 2.4v11.2L13 8z" />);
