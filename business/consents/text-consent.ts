import { brand } from '#business/brand.ts';
import type { Bilingual } from '#domain/language.ts';

/**
 * The notice at every phone number field: which texts come, what they may cost, how to stop them. Carriers block
 * senders that do not show it there. Changing the wording needs a new `consentVersion`.
 */
export const textConsent: Bilingual = {
  en: `By giving this number, you agree that ${brand.name} may text you about your booking: payment, reminder, weather, arrival of the crew and care of the glass. Message and data rates may apply. Reply STOP or ARRET to stop them, HELP or AIDE for help.`,
  fr: `En donnant ce numéro, vous acceptez que ${brand.name} vous écrive par texto au sujet de votre réservation\u00a0: paiement, rappel, météo, arrivée de l’équipe et soin du verre. Des frais de messagerie et de données peuvent s’appliquer. Répondez ARRET ou STOP pour y mettre fin, AIDE ou HELP pour obtenir de l’aide.`,
};
