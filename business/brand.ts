/** Who the house is. Re-branding the site means editing this folder and nothing else. */
export const brand = {
  name: 'Hauteclaire',
  legalName: 'Hauteclaire',
  email: 'care@example.com',
  /** E.164; shown in the form of each language. */
  phone: '+15145550142',
  orderPrefix: 'HC',
  timeZone: 'America/Toronto',
  hours: { opens: '7:00 AM', closes: '5:00 PM' },
} as const;
