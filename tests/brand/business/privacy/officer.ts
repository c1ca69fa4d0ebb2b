/** In charge of personal information. Null: whoever has the highest authority in the business. */
export const privacyOfficer = { name: null as string | null, email: 'privacy@belvedere.example.com' };
