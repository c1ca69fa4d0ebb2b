/** In charge of personal information (Law 25). Null: the person with the highest authority in the business. */
export const privacyOfficer = { name: null as string | null, email: 'privacy@example.com' };
