import { toDecimal } from '#domain/money.ts';
import { approvalCode, batch, chargeTransactionNo, easternTime, referenceNo, sequenceNo, terminal } from './numbers.ts';
import { type Fields, missing } from './preload.ts';
import { isSettled, type SettledTicket, type SimulatorStore } from './store.ts';
import { dataKey, issuerId } from './vault.ts';

const required = ['store_id', 'api_token', 'checkout_id', 'ticket', 'environment', 'action'] as const;

/** Answers a receipt request: the transaction, or one and the same error for unpaid, expired and unknown tickets. */
export async function receipt(store: SimulatorStore, fields: Fields): Promise<object> {
  const errors = missing(fields, required);
  if (Object.keys(errors).length > 0) return { response: { success: 'false', error: errors } };
  const ticket = typeof fields.ticket === 'string' ? await store.findTicket(fields.ticket) : null;
  if (ticket && isSettled(ticket))
    return { response: { success: 'true', ...transaction(ticket, String(fields.store_id)) } };
  return {
    response: {
      success: 'false',
      error: { field: 'ticket', message: 'invalid ticket or transaction is not complete' },
    },
  };
}

function transaction(paid: SettledTicket, storeId: string): object {
  const { settlement, orderNo, serial, ticket } = paid;
  const amount = toDecimal(paid.amount);
  const approved = paid.state === 'approved';
  const result = approved ? 'a' : 'd';
  const card = { first6last4: settlement.firstSixLastFour };
  return {
    request: {
      txn_total: amount,
      cust_info: nothing('first_name', 'last_name', 'phone', 'email'),
      shipping: nothing('address_1', 'address_2', 'city', 'country', 'province', 'postal_code'),
      billing: nothing('address_1', 'address_2', 'city', 'country', 'province', 'postal_code'),
      cc_total: amount,
      pay_by_token: settlement.bySavedCard ? '1' : '0',
      cc: { ...card, expiry: settlement.expiry, cardholder: null },
      ticket,
      cust_id: null,
      dynamic_descriptor: null,
      order_no: orderNo,
      eci: '7',
    },
    receipt: {
      result,
      cc: {
        order_no: orderNo,
        cust_id: null,
        transaction_no: chargeTransactionNo(serial),
        reference_no: referenceNo(serial),
        transaction_code: '00',
        transaction_type: '200',
        transaction_date_time: easternTime(settlement.settledAt),
        corporate_card: null,
        amount,
        response_code: settlement.responseCode,
        iso_response_code: settlement.isoCode,
        approval_code: approved ? approvalCode(serial) : '000000',
        card_type: settlement.cardType,
        dynamic_descriptor: null,
        invoice_number: null,
        customer_code: null,
        eci: '7',
        cvd_result_code: approved ? '1M' : '1P',
        avs_result_code: 'null',
        cavv_result_code: null,
        ...card,
        expiry_date: settlement.expiry,
        recur_success: null,
        issuer_id: approved ? issuerId(serial) : 'null',
        ...(approved && !settlement.wallet && { tokenize: tokenized(dataKey(storeId, serial), settlement) }),
        is_debit: 'false',
        ecr_no: terminal,
        batch_no: batch,
        sequence_no: sequenceNo(serial),
        ...(settlement.wallet && { wallet: { type: settlement.wallet } }),
        ...(settlement.instalments && {
          installments_by_visa: { number_of_installments: settlement.instalments },
        }),
        result,
        fraud: { cvd: check('1', 'success'), avs: check('3', 'disabled'), '3d_secure': check('3', 'disabled') },
      },
    },
  };
}

function tokenized(key: string, { firstSixLastFour }: SettledTicket['settlement']): object {
  const first4last4 = firstSixLastFour.slice(0, 4) + firstSixLastFour.slice(-4);
  return { success: 'true', first4last4, data_key: key, status: '001', message: 'Successfully registered cc details.' };
}

function check(result: string, status: string): object {
  return { decision_origin: 'Moneris', result, condition: '0', status, code: '', details: '' };
}

function nothing(...names: string[]): Record<string, null> {
  return Object.fromEntries(names.map((name) => [name, null]));
}
