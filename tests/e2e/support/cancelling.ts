import type { Page } from '@playwright/test';
import type { TestApp } from './test-app.ts';
import type { Visitor } from './visitor.ts';

/** What a visitor reads on the page of a cancellation link. English names are the specification's. */
export const cancelWords = {
  en: {
    title: 'Cancel Booking',
    noToken: 'A booking can only be cancelled with the link in its confirmation email.',
    home: 'Back to Home',
    returnHome: 'Return to Home',
    validating: 'Validating Cancellation Link...',
    invalid: 'Invalid Cancellation Link',
    refused: 'This cancellation link is invalid, has expired or was already used.',
    unread: /could not be checked/,
    again: 'Try again',
    pairs: ['HC0042', 'Thursday, October 23, 2025', '9:00 AM', 'Full Preservation', 'H2Y'],
    policy: /If you cancel before \w+day, .+, 9:00 AM, you are refunded in full; after that, nothing is refunded\./,
    fullRefund: 'You will be refunded in full',
    noRefund: 'You will not be refunded',
    left: /in 47\shours and 12\sminutes/,
    important: 'Important',
    cancel: 'Cancel Booking',
    cancelling: 'Cancelling...',
    unsure: 'No answer arrived',
    failed: 'Cancellation Failed',
    cancelled: 'Booking Cancelled',
    toast: 'Your appointment has been successfully cancelled. The date is now available for other clients.',
    refunded: 'Full refund',
    notRefunded: 'Not eligible for a refund',
  },
  fr: {
    title: 'Annuler la réservation',
    noToken: 'Une réservation ne peut être annulée qu’avec le lien de son courriel de confirmation.',
    home: 'Retour à l’accueil',
    returnHome: 'Retour à l’accueil',
    validating: 'Vérification du lien d’annulation…',
    invalid: 'Lien d’annulation non valide',
    refused: 'Ce lien d’annulation n’est pas valide, est expiré ou a déjà servi.',
    unread: /n’a pas pu être vérifié/,
    again: 'Réessayer',
    pairs: ['HC0042', 'jeudi 23 octobre 2025', /^9\sh$/, 'Préservation complète', 'H2Y'],
    policy: /Si vous annulez avant le .+, 9\sh, le remboursement est complet\. Par la suite, rien n’est remboursé\./,
    fullRefund: 'Vous recevrez un remboursement complet',
    noRefund: 'Vous ne recevrez aucun remboursement',
    left: /dans 47\sheures et 12\sminutes/,
    important: 'Important',
    cancel: 'Annuler la réservation',
    cancelling: 'Annulation…',
    unsure: 'Aucune réponse n’est arrivée',
    failed: 'Échec de l’annulation',
    cancelled: 'Réservation annulée',
    toast: 'Votre rendez-vous a bien été annulé. La date est de nouveau disponible pour les autres clients.',
    refunded: 'Remboursement complet',
    notRefunded: 'Aucun remboursement',
  },
} as const;

export const cancelWordsOf = ({ words }: Pick<Visitor, 'words'>) => cancelWords[words.prefix === '' ? 'en' : 'fr'];

export const refundable = {
  clientId: 'HC0042',
  appointmentDate: '2025-10-23',
  appointmentTime: '9:00 AM',
  coatingType: 'complete',
  postalCode: 'H2Y',
  paid: '2086.80',
  cutoffHours: 24,
  refund: '2086.80',
  withheld: '0.00',
  refreshes: [],
  refundUntil: '2025-10-22T13:00:00.000Z',
  movePath: null,
  refundEligible: true,
  hoursUntilAppointment: 47.2,
};
export const tooLate = { ...refundable, refund: '0.00', refundEligible: false, hoursUntilAppointment: 22.87 };
export const done = { success: true, refundEligible: true, hoursUntilAppointment: 47.19 };

/** Answers in place of the server's: JSON, or a connection that is cut, or none at all. */
type Stand = { status?: number; json?: unknown; body?: string } | 'cut' | 'never';

async function stand(page: Page, address: string, answer: Stand): Promise<void> {
  await page.unroute(address);
  await page.route(address, async (route) => {
    if (answer === 'cut') await route.abort();
    else if (answer !== 'never') await route.fulfill(answer);
  });
}

export const previewIs = (page: Page, answer: Stand) => stand(page, '**/api/cancel-token/*', answer);
export const cancellingIs = (page: Page, answer: Stand) => stand(page, '**/api/cancel-booking-secure', answer);

/** The order whose confirmation is on screen. */
export const orderOf = ({ page }: Visitor): string => new URL(page.url()).searchParams.get('order') ?? '';

/** The path of the cancellation link in the newest mail of an order. */
export async function cancelLinkOf(testApp: TestApp, order: string): Promise<string> {
  const links = (await (await fetch(`${testApp.url}/sandbox/links.json?order=${order}`)).json()) as { cancel: string };
  return new URL(links.cancel).pathname;
}

export async function bookedDates(testApp: TestApp): Promise<string[]> {
  const answer = (await (await fetch(`${testApp.url}/api/booked-dates`)).json()) as { bookedDates: string[] };
  return answer.bookedDates;
}
