import type { FastifyReply } from 'fastify';
import * as contract from '#contract/admin/messages.ts';
import * as reviewContract from '#contract/admin/reviews.ts';
import * as textContract from '#contract/admin/texts.ts';
import * as visitContract from '#contract/admin/visit.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { sendFailure } from '#server/http/failures.ts';
import { previewReviewAnswer } from './compose/review-mail.ts';
import { listMessages, readMessage, readMessageHtml } from './list.ts';
import { facadesIn, withPictures } from './mail/facade.ts';
import { listTexts } from './replies/list.ts';
import { setTextsStopped } from './replies/opt-out.ts';
import { answerText, markTextRead } from './replies/settle.ts';
import { writeText } from './replies/write.ts';
import { resendMessage } from './resend.ts';
import { resendAboutBooking } from './resend-for-booking.ts';
import { bookingFileAdminRoutes } from './routes.ts';

/** A mail runs no scripts and loads nothing: it is shown in a frame of our own page. */
const frameHeaders = {
  'content-security-policy':
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
};

/** Every message that was or will be sent, as its recipient sees it, and the call to resend one. */
export function messageAdminRoutes(admin: AdminApi, deps: Deps): void {
  const { guarded, officeOnly, api } = admin;
  guarded(contract.listMessages, ({ query }) => listMessages(deps, query));

  guarded(contract.readMessage, ({ params }) => readMessage(deps, params.id));

  guarded(contract.resendMessage, ({ params }, operator) => resendMessage(deps, { id: params.id, by: operator.id }));

  guarded(reviewContract.previewReviewAnswer, ({ params: { id }, body }) =>
    previewReviewAnswer(deps, { id, answer: body.answer }),
  );

  guarded(visitContract.resendBookingMessage, ({ params }, by) =>
    resendAboutBooking(deps, { orderNo: params.order, id: params.id, by }),
  );

  guarded(textContract.listTexts, ({ query }) => listTexts(deps, query));

  guarded(textContract.answerText, ({ params, body }, by) =>
    answerText(deps, { id: params.id, words: body.words, by }),
  );

  guarded(textContract.writeText, ({ params, body }, by) => writeText(deps, { orderNo: params.order, ...body, by }));

  guarded(textContract.stopTextsOfSender, ({ params, body }, by) =>
    setTextsStopped(deps, { of: { text: params.id }, stopped: body.stopped, by }),
  );

  guarded(textContract.stopTextsOfBooking, ({ params, body }, by) =>
    setTextsStopped(deps, { of: { orderNo: params.order }, stopped: body.stopped, by }),
  );

  guarded(textContract.markTextRead, ({ params }, by) => markTextRead(deps, { id: params.id, by }));

  bookingFileAdminRoutes(admin, deps);

  api.taken.set(contract.messageFrame, new Set(['GET']));
  api.app.get<{ Params: { id: string } }>(contract.messageFrame, {
    schema: { hide: true },
    ...officeOnly,
    handler: async (request, reply): Promise<FastifyReply> => {
      const id = Number(request.params.id);
      const mail = Number.isSafeInteger(id) && id > 0 ? await readMessageHtml(deps, id) : null;
      if (!mail || isRefusal(mail)) return sendFailure(reply, 'NOT_FOUND');
      return reply
        .headers(frameHeaders)
        .type('text/html; charset=utf-8')
        .send(withPictures(mail.html, await facadesIn(mail.html)));
    },
  });
}
