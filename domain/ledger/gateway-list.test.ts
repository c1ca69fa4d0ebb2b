import { describe, expect, it } from 'vitest';
import { readGatewayList } from './gateway-list.ts';

const head = ['Order ID', 'Transaction Number', 'Amount', 'Type', 'Response Code', 'Card'];

describe('the gateway’s list of a day', () => {
  it('has payments and refunds in either language, without what was declined', () => {
    const { lines, faults } = readGatewayList([
      head,
      ['HC-20251006-000001', '1-0_1', '$2,086.80', 'Purchase', '027', '4242'],
      ['HC-20251006-000002-1', '2-0_1', '517,39 $', 'Achat', '001', '4242'],
      ['HC-20251006-000001', '1-1_1', '-100.00', 'Refund', '', '4242'],
      ['HC-20251006-000003', '3-0_1', '100.00', 'Purchase', '481', '0002'],
      ['HC-20251006-000004', '4-0_1', '100.00', 'Purchase', 'DECLINED', '0002'],
    ]);
    expect(faults).toEqual([]);
    expect(lines).toEqual([
      { kind: 'charge', gatewayOrderNo: 'HC-20251006-000001', transactionNo: '1-0_1', amount: 208_680 },
      { kind: 'charge', gatewayOrderNo: 'HC-20251006-000002-1', transactionNo: '2-0_1', amount: 51_739 },
      { kind: 'return', gatewayOrderNo: 'HC-20251006-000001', transactionNo: '1-1_1', amount: 10_000 },
    ]);
  });

  it('names each column that it lacks and each line that is not understood, so that no payment is passed over', () => {
    expect(readGatewayList([['Order ID', 'Amount']]).faults).toEqual([
      expect.stringMatching(/^no column transactionno or /),
      expect.stringMatching(/^no column type or /),
    ]);
    const rows = [
      ['HC-1', '1', 'a lot', 'Purchase'],
      ['', '1', '1.00', 'Purchase'],
      ['HC-1', '1', '1.00', 'Pre-authorization'],
    ];
    expect(readGatewayList([head, ...rows]).faults).toEqual([
      'line 2: the order or the amount is not understood',
      'line 3: the order or the amount is not understood',
      'line 4: type Pre-authorization is not understood',
    ]);
  });
});
