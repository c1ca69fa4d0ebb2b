/** An administrator whose password is known here. */
export const administrator = { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'a password of the bench' };
