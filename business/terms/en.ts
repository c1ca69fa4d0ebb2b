import { brand } from '#business/brand.ts';
import { limitedPlaces } from '#business/services.ts';
import { taxes, taxRates } from '#business/taxes.ts';
import { datedTaxLabel } from '#domain/pricing/tax-words.ts';
import type { TermsWording } from './types.ts';

const [gst, qst] = taxes.map((tax) => datedTaxLabel(tax, taxRates, 'en'));

export const en: TermsWording = {
  title: 'Terms and conditions',
  sections: [
    {
      heading: 'Coating expectations',
      paragraphs: [
        'The coating makes glass water-repellent and lets less grime hold to it. It does not replace routine cleaning, and it does not remove marks that are already etched into the glass.',
        'How coated glass behaves over the years depends on its condition, its exposure and its upkeep.',
        'The windows we coat depend on the service you choose. With Platinum Preservation, they are all windows, inside and outside. With Full Preservation, they are all exterior windows. With Essential Preservation, it is the number of exterior windows shown when you book. With Preservation Preview, they are the windows on doors.',
      ],
    },
    {
      heading: 'Maker’s warranty on the coating',
      paragraphs: [
        `The 15-year warranty is issued by the maker of the coating, which is a third party. ${brand.name} acts only as an authorized applicator.`,
        'The conditions and exclusions of that warranty are set by the maker, and claims under it are made to the maker. We give you the warranty information with the care instructions.',
      ],
    },
    {
      heading: 'Aftercare',
      paragraphs: [
        'Do not touch the coated surfaces for 24 hours after the service.',
        'After that, follow the care instructions we give you. Marks or damage that come from touching the coating too soon, or from care that goes against the instructions, are not covered.',
      ],
    },
    {
      heading: 'Windows above the second storey',
      paragraphs: ['We work up to two storeys high. Windows above the second storey are excluded from every service.'],
    },
    {
      heading: 'Pre-existing damage',
      paragraphs: [
        'Cracks, scratches, failed seals and other defects found before the service are noted and are not covered.',
        'Tell us before you book if the glass is old, fragile or already damaged. If there is doubt, we may clean the glass without coating it.',
      ],
    },
    {
      heading: 'Chemical safety',
      paragraphs: [
        "Cleaning and coating products can irritate the skin, the eyes and the airways. We use them according to their makers' instructions.",
        'Keep people and animals away from the surfaces being treated until the crew says they may be approached. Before the service, tell us about any allergy or sensitivity on the premises and about any nearby surface that needs protection.',
      ],
    },
    {
      heading: 'On-site safety',
      paragraphs: [
        'Keep the work area clear on both sides of the glass while the crew is there, follow its directions, and tell it about any hazard you know of.',
        'The crew may put off or stop the work if it finds the site unsafe. We then agree with you on how and when to complete it.',
      ],
    },
    {
      heading: 'Misrepresentation',
      paragraphs: [
        'Your price is based on what you tell us about the storefront: its size, its window layout and its address. If the site is materially different from what you described, we may decline the work or charge a fee of up to 50% of the quote.',
      ],
    },
    {
      heading: 'Satisfaction guarantee',
      paragraphs: [
        `If something is not right, tell us within 24 hours of the service, by phone or at ${brand.email}. We make one return visit, free of charge, to correct it.`,
      ],
    },
    {
      heading: 'Refunds',
      paragraphs: [
        'We refund only a billing error, a service that was paid for and not delivered, or damage that we caused.',
        'What happens to the price when you cancel is set out under "Prepayment, rescheduling and cancellation".',
      ],
    },
    {
      heading: 'Photographs and video',
      paragraphs: [
        'We use photographs or video of your storefront only with your consent. Refusing changes nothing in the service, and you may withdraw your consent for any later use.',
      ],
    },
    {
      heading: 'Prepayment, rescheduling and cancellation',
      paragraphs: [
        'Every service is paid in full when it is booked.',
        "To postpone an appointment, give us at least 48 hours' notice.",
        'A booking cancelled more than 48 hours before the appointment is refunded in full. For a booking cancelled within 48 hours of the appointment, a fee of 25% of the price may apply. A missed appointment, or one cancelled on the same day, is charged in full.',
        'To cancel, use the secure link in your confirmation email.',
      ],
    },
    {
      heading: 'Commercial sites',
      paragraphs: [
        'Our services are for storefronts and other business premises. By booking, you confirm that you book for the needs of your business and that you have the right to have the work done at the address you give.',
        'If the permission of a landlord or building manager is needed, you obtain it before the appointment.',
      ],
    },
    {
      heading: 'Interior access',
      paragraphs: [
        'When the inside of the glass is to be cleaned or coated, someone must be there at the appointed time to let us in. Before we arrive, clear whatever stands in front of the windows inside.',
        'If we cannot reach a window safely, we do the work that can be done and agree with you on the rest.',
      ],
    },
    {
      heading: 'Weather and force majeure',
      paragraphs: [
        'If the weather does not permit the service, we notify you and propose the next clear day. You may accept it or keep the original time. If you do not answer, the appointment stays as booked. A change of date for weather costs nothing.',
        'Neither you nor we are responsible for a delay caused by an event that could not be foreseen or prevented. The service then moves to another day that suits us both.',
      ],
    },
    {
      heading: 'Payment disputes',
      paragraphs: [
        `If a charge looks wrong, write to us first at ${brand.email} so that we can look into it.`,
        'If you open a dispute with your card issuer, we may send it the record of the booking, of your acceptance of these terms and of the service. This takes away none of the rights you have with your card issuer.',
      ],
    },
    {
      heading: 'Client IDs and Preservation Refresh',
      paragraphs: [
        `Each client receives a client ID, from HC0001 to HC9999. Clients of Platinum Preservation receive a VIP ID, from VIP01 to VIP${limitedPlaces}.`,
        'Preservation Refresh is for existing clients and needs a valid client ID. It is not a subscription, and its price can change.',
        'A VIP client who bought Platinum Preservation is entitled to one free Preservation Refresh, redeemed with the VIP ID. Any further refresh is at the standard rate.',
      ],
    },
    {
      heading: 'Platinum Preservation',
      paragraphs: [`Platinum Preservation is offered to the first ${limitedPlaces} clients only.`],
    },
    {
      heading: 'Prices, taxes and payment',
      paragraphs: [
        `Prices depend on the size of the storefront and its window layout. They are in Canadian dollars, before taxes. ${gst} and ${qst} are each calculated on the base price and added to it.`,
        'You pay by card, through a card payment provider and in that provider’s own secure form.',
      ],
    },
    {
      heading: 'Liability',
      paragraphs: [
        'Our liability for everything that relates to a booking is limited to the amount paid for that booking. This limit does not apply where the law does not allow liability to be excluded or limited.',
      ],
    },
    {
      heading: 'About these terms',
      paragraphs: [
        `In these terms, “we” means ${brand.legalName}, and “you” means the business that books and the person who books for it.`,
        'These terms take effect on {date}. The version you accept when you book is the one that applies to that booking.',
        `Questions are welcome at ${brand.email}.`,
      ],
    },
  ],
};
