import { held, type Item } from './items.ts';

const crew = 'server/modules/crew/crew.test.ts';
const signIn = 'server/modules/auth/sign-in.test.ts';
const people = 'server/modules/auth/admin-routes.test.ts';
const inDemand = 'server/modules/checkout/in-demand.test.ts';
const oneSubject = 'server/http/one-subject.test.ts';
const declines = 'server/modules/checkout/declines.test.ts';

/** What a review of the running product found, and the test that failed before each was mended. */
export const findings: readonly Item[] = [
  held(
    'S1',
    'one line takes every free day of the season',
    inDemand,
    'who pays first has the day, and who is late is refunded at once',
  ),
  held(
    'S1 (networks)',
    'the same, by parts of one network',
    'domain/booking/network-holds.test.ts',
    'is never more than a fifth of the open days at any level, and one day always',
  ),
  held(
    'S1 (simulated)',
    'the same, against honest visitors',
    'domain/booking/season-attack.test.ts',
    '%i of them, leaves one of the next five open days to 99 of 100 visitors',
  ),
  held(
    'S2',
    'a space in an address is a counter of its own',
    oneSubject,
    'a number or token in a path is the one that was asked for, to the letter',
  ),
  held(
    'S3',
    'a VIP’s free visit goes to whoever guesses an e-mail',
    'server/modules/checkout/vip-key.test.ts',
    'is a list price like any other client’s with %s: price, hold and booking',
  ),
  held(
    'S4',
    'consents of another customer’s address',
    'server/modules/bookings/address/address.test.ts',
    'consents and plans are closed: what another address agreed to is neither read nor changed, and stays',
  ),
  held(
    'S5',
    'floods of mail to a victim and to the operator',
    'server/modules/reviews/request.test.ts',
    'one mailbox in ten spellings, named by fifty networks at once in forms of every kind, gets three mails, and the operator one beyond sixty',
  ),
  held(
    'S6',
    'the API document stops the site',
    'server/http/openapi.test.ts',
    'is read small, and once: who has it is told so',
  ),
  held(
    'S6 (others)',
    'and whatever else is heavy',
    'server/http/light.test.ts',
    'no call or page without a limit answers more than 100 kB, also in a full season',
  ),
  held(
    'S7',
    'refused requests fill the disk',
    'server/http/shared-limits.test.ts',
    'leaves a row for a network and none for numbers that were made up, however often it is refused',
  ),
  held(
    'S8',
    'twenty networks shut the door of the administration',
    'server/modules/auth/door.test.ts',
    'a known device signs in beside four hundred strangers who wait, and none of them waits for long',
  ),
  held(
    'S8 (invitation)',
    'a false link costs a hash',
    'server/modules/auth/door.test.ts',
    'a link that nobody was given costs no hash',
  ),
  held(
    'S9',
    'a changed e-mail is told to nobody',
    'server/modules/bookings/address/address.test.ts',
    'and from then on it alone: earlier links end, the former address is told, and the confirmation comes',
  ),
  held(
    'S10 (proxy)',
    'live links in the proxy’s log',
    'scripts/docs/deploy.test.ts',
    'writes no link into its log, wherever in an address or a header it stands, but which call or page was asked',
  ),
  held(
    'S10 (program)',
    'live links in the program’s log',
    'server/http/link-keys.test.ts',
    'no token of a link is in the log, wherever it is sent',
  ),
  held(
    'S11',
    'card testing',
    declines,
    'has come to an end with the third: the day is free, and for an hour there is no other ticket',
  ),
  held(
    'L1',
    'a stranger closes a customer’s unlock for a day',
    'server/http/shared-limits.test.ts',
    'is slowed down by strangers who guess from many networks, and never closed to the customer',
  ),
  held(
    'L2',
    'strangers lock every unknown device',
    signIn,
    'is open to the owner while strangers guess from many networks: from a new device once, from a known one as ever',
  ),
  held(
    'L3',
    'whether an order exists is told without limit',
    'server/http/limits/lookups.test.ts',
    'is not told without end by %s: twenty numbers, then no more',
  ),
  held(
    'L4',
    'a connection that was cut for slowness stays half open',
    'tests/faults/network/readers.test.ts',
    'a client that never reads is gone within fifteen seconds',
  ),
  held(
    'L5',
    'behind a proxy without X-Forwarded-For everybody is this machine',
    'sandbox/pages/routes.test.ts',
    'does not exist under the public name where a trusted proxy does not say whom it asks for, or says what is not so',
  ),
  held(
    'L6 (idle)',
    'a crew’s session has no idle end',
    crew,
    'a crew stays signed in between two visits and not over four idle hours, and office people do not',
  ),
  held('L6 (second step)', 'a crew has no second step', crew, 'a crew may have a second step, which then is asked for'),
  held(
    'L7',
    'a crew reports without limit',
    crew,
    'sixty long notes in a row are twenty on record, and one that is sent again is still known',
  ),
  held('L8', 'a password of the city and the year', 'server/modules/auth/weak-password.test.ts', '%s is easy to guess'),
  held(
    'L9',
    'premium and Caribbean numbers get texts',
    'domain/typed/phone.test.ts',
    'that %s is a telephone and gets no text',
  ),
  held(
    'L10',
    'an import stops the event loop',
    'server/wiring/threads.test.ts',
    'a page is answered while a file of megabytes is read and its lines are given back, the same as in one piece',
  ),
  held(
    'L10 (size)',
    'and is answered with megabytes',
    'server/modules/transfer/import.test.ts',
    'gives back a file of %s at once, in a few words',
  ),
  held(
    'L11 (role)',
    'a change of role leaves sessions as they are',
    people,
    'changes a role, with which every session of before ends',
  ),
  held(
    'L11 (mail)',
    'a reset of a second step and a new link are told to nobody',
    people,
    'is told of by mail to whoever they reset, made a link for or gave another role, and by nothing that opens a door',
  ),
  held('L12', 'a manifest names files elsewhere', 'server/modules/backup/parts/manifests.test.ts', 'and never %j'),
  held(
    'L13',
    'photographs stay in the browser after the consent is withdrawn',
    'server/modules/photos/photos.test.ts',
    'sees the photographs by the key of the booking once they agree, and no longer than that',
  ),
  held(
    'L14',
    'a text’s link answers the weather by being opened',
    'server/modules/weather/answer.test.ts',
    'by the link of the mail and by that of the text waits for a press',
  ),
  held(
    'L15 (security.txt)',
    'nothing says to whom a finding is reported',
    'server/http/pages/pages.test.ts',
    'whoever found a weakness reads to whom to write, as the settings have it, for less than a year',
  ),
  held(
    'L15 (no Host)',
    'a request without a host is answered without our headers',
    'server/http/parser-errors.test.ts',
    'a request that names no site',
  ),
];
