/** In charge of personal information (Law 25). Null: whoever has the highest authority in the business. */
export const privacyOfficer = { name: null as string | null, email: 'privacy@example.com' };
